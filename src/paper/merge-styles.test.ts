import { expect, test } from 'vitest';
import { mergeStyles } from './merge-styles.ts';

test('rules of many pages stand once, in the order that they have on each', () => {
	const merged = mergeStyles([
		'@layer a{.x{v:1}.z{v:3}}@layer b{.q{v:4}}',
		'@layer a{.x{v:1}.y{v:2}.z{v:3}}',
		'@layer a{.x{v:1}.z{v:3}}@layer b{@media print{.q{v:5}}}',
	]);
	expect(merged.split('\n')).toEqual(
		['@layer a{.x{v:1}}', '@layer a{.y{v:2}}', '@layer a{.z{v:3}}', '@layer b{@media print{.q{v:5}}}', '@layer b{.q{v:4}}'].sort(
			(a, b) => order(merged, a) - order(merged, b),
		),
	);
	expect(order(merged, '.x')).toBeLessThan(order(merged, '.y'));
	expect(order(merged, '.y')).toBeLessThan(order(merged, '.z'));
});

const order = (text: string, part: string) => text.indexOf(part);

test('nested rules stay whole, and what says how a single page looks is left out', () => {
	expect(mergeStyles(['@page{margin:1cm}@layer a{@page one{size:A5}.x{v:1;& b{w:2}}}'])).toBe('@layer a{.x{v:1;& b{w:2}}}');
});
