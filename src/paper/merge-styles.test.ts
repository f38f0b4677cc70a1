import { expect, test } from 'vitest';
import { mergeStyles } from './merge-styles.ts';

test('rules of many pages stand once, in the order that they have on each', () => {
	const merged = mergeStyles([
		'@layer a{.x{v:1}.z{v:3}}@layer b{.q{v:4}}',
		'@layer a{.x{v:1}.y{v:2}.z{v:3}}',
		'@layer a{.x{v:1}.z{v:3}}@layer b{@media print{.q{v:5}}}',
	]);
	expect(merged.split('\n')).toEqual(['@layer a{.x{v:1}}', '@layer a{.y{v:2}}', '@layer a{.z{v:3}}', '@layer b{.q{v:4}}', '@layer b{@media print{.q{v:5}}}']);
});

test('two rules that each follow a third one keep the order of the page that has both', () => {
	expect(mergeStyles(['.base{v:1}.x{v:2}', '.base{v:1}.y{v:3}', '.base{v:1}.x{v:2}.y{v:3}'])).toBe('.base{v:1}\n.x{v:2}\n.y{v:3}');
	expect(mergeStyles(['.base{v:1}.x{v:2}', '.base{v:1}.y{v:3}', '.base{v:1}.y{v:3}.x{v:2}'])).toBe('.base{v:1}\n.y{v:3}\n.x{v:2}');
});

test('a rule that stands twice on a page stands where it counts, behind the others', () => {
	expect(mergeStyles(['.y{v:2}', '.x{v:1}.y{v:2}.x{v:1}'])).toBe('.y{v:2}\n.x{v:1}');
});

test('nested rules stay whole, and what says how a single page looks is left out', () => {
	expect(mergeStyles(['@page{margin:1cm}@layer a{@page one{size:A5}.x{v:1;& b{w:2}}}'])).toBe('@layer a{.x{v:1;& b{w:2}}}');
});
