import { describe, expect, test } from 'vitest';
import { createPruner } from './prune-styles.ts';

const prune = (css: string, body: string, added: string[] = []) => /<style>([\s\S]*)<\/style>/.exec(createPruner(added)(`<style>${css}</style>${body}`))?.[1];

describe('createPruner', () => {
	test('takes out what needs something that the page does not have in an element, and sheets that no class asks for', () => {
		const css = 'html:has(.out),a:not(:has(.out)){x:1}html:has(.out){x:2}html:has(> .in){x:3}html:has(.in,.out){x:4}@page{x:5}@page in{x:6}@page out{x:7}';
		expect(prune(css, '<html><a class="in">')).toBe('html:has(.out),a:not(:has(.out)){x:1}html:has(> .in){x:3}html:has(.in,.out){x:4}@page{x:5}@page in{x:6}');
	});

	test('reads nothing into comments, which bundlers keep where they name a licence', () => {
		expect(prune('/*! My theme */ :root{--a:"/* X */"} .in{x:1}/*! a { b */.in{x:2}.out{x:3}', '<html><p class="in">')).toBe(
			':root{--a:"/* X */"}.in{x:1}.in{x:2}',
		);
	});

	test('keeps rules whose classes and elements the page has', () => {
		expect(prune('a{x:1}.in b{x:2}.out{x:3}', '<p class="in other"><a><b>')).toBe('a{x:1}.in b{x:2}');
	});

	test('knows classes whose names need escapes', () => {
		const css = '.md\\:in{x:1}.md\\:out{x:2}.w-\\[1px\\]{x:3}.\\32 xl\\:in{x:4}.w-1\\/2{x:5}.\\[\\&\\>p\\]\\:m>p{x:6}.a\\.5,.w-\\(--z\\){x:7}';
		expect(prune(css, '<p class="md:in w-[1px] 2xl:in [&amp;&gt;p]:m a.5">')).toBe(
			'.md\\:in{x:1}.w-\\[1px\\]{x:3}.\\32 xl\\:in{x:4}.\\[\\&\\>p\\]\\:m>p{x:6}.a\\.5,.w-\\(--z\\){x:7}',
		);
	});

	test.each([
		['names beyond ASCII', '.größe{x:1}.größer{x:2}.日本{x:3}.gr\\F6 \\DF e{x:4}', '.größe{x:1}.日本{x:3}.gr\\F6 \\DF e{x:4}'],
		['quotes behind a backslash', '.a\\"in{x:1}.out{x:2}.b\\"out{x:3}.in{x:"4"}', '.a\\"in{x:1}.in{x:"4"}'],
		['braces behind a backslash', '.in\\{{x:1}.out{x:2}', '.in\\{{x:1}'],
		['addresses without quotes', '.in{x:url(data:image/svg+xml,{"/*})}.out{x:2}', '.in{x:url(data:image/svg+xml,{"/*})}'],
		['attributes', '[title="x].out"]{x:1}[title=".out[{"] .in{x:2}.out[title="]"]{x:3}', '[title="x].out"]{x:1}[title=".out[{"] .in{x:2}'],
		['blocks in values', '.in{--x:{a:b};--y:out{c:d}}', '.in{--x:{a:b};--y:out{c:d}}'],
		['elements in capitals', 'DIV.in{x:1}IMG.in{x:2}', 'DIV.in{x:1}'],
		['comments', '.in{x:"/*"}.out{x:2}.in{y:0/**/1}', '.in{x:"/*"}.in{y:0/**/1}'],
		['strings that end with their line', '.in{x:"}\n;y:2}.out{x:3}', '.in{x:"}\n;y:2}'],
		['what is open at the end', '.out{x:1}@media print{.in{x:(2', '@media print{.in{x:(2)}}'],
	])('reads as browsers do: %s', (_, css, kept) => {
		expect(prune(css, '<p class="größe 日本 in a&quot;in in{"><div>')).toBe(kept);
	});

	test.each(["<p class='in'>", '<p class=in>', '<p class = "in">', '<P CLASS="in">', '<p class="a\nin">', '<p class="&#105;&#x6e;">'])(
		'knows the class of %j',
		(body) => {
			expect(prune('p.in{x:1}.out{x:2}', body)).toBe('p.in{x:1}');
		},
	);

	test('keeps the last of equal rules, which wins over what stands between them', () => {
		expect(prune('.in{x:1}p.in{x:2}@media print{.in{x:1}}.in{x:1}', '<p class="in">')).toBe('p.in{x:2}@media print{.in{x:1}}.in{x:1}');
		const html = '<style>.in{x:1}</style><style>.in{x:2}</style><style>.in{x:1}</style><p class="in">';
		expect(createPruner()(html)).toBe(html.replace('.in{x:1}', ''));
	});

	test.each([
		'<style media="print">.in{x:1}</style>',
		'<noscript><style>.in{x:1}</style></noscript>',
		'<template><style>.in{x:1}</style></template>',
		'<!--<style>.in{x:1}</style>-->',
		'<script>a="<style>.in{x:1}</style>"</script>',
		'</head><textarea><style>.in{x:1}</style></textarea>',
	])('tells what holds elsewhere from an equal rule: %s', (other) => {
		for (const html of [`<style>.in{x:1}</style><p class="in">${other}`, `${other}<style>.in{x:1}</style><p class="in">`])
			expect(createPruner()(html)).toBe(html);
	});

	test('takes no other element for a style', () => {
		const html = '<style-guide><p class="in"></style-guide><style>.in{x:1}</style>';
		expect(createPruner()(html)).toBe(html);
	});

	test('keeps a list when one of its selectors can match', () => {
		expect(prune('.out,.in{x:1}', '<p class="in">')).toBe('.out,.in{x:1}');
		expect(prune('.out .in{x:1}', '<p class="in">')).toBe('');
	});

	test('does not count what stands in parentheses, strings and values', () => {
		expect(prune(':is(.a,.b){x:1}p:not(.c){x:2}[title=".d"]{x:3}', '<p>')).toBe(':is(.a,.b){x:1}p:not(.c){x:2}[title=".d"]{x:3}');
		expect(prune('.in{content:"}.out{";x:url("data:,<a b=\'1\'>")}.out{x:1}', '<p class="in">')).toBe('.in{content:"}.out{";x:url("data:,<a b=\'1\'>")}');
	});

	test('looks into layers and media queries and drops empty ones', () => {
		expect(prune('@layer a,b;@layer a{.out{x:1}@media print{.in{x:2}.out{y:1}}}@media print{.out{x:3}}', '<p class="in">')).toBe(
			'@layer a,b;@layer a{@media print{.in{x:2}}}',
		);
	});

	test('leaves each layer where it is named first, also when nothing is left of it or was in it', () => {
		expect(prune('@layer a{}@layer b{.out{x:1}}@layer b{.in{x:1}}@layer a{.in{x:2}}', '<p class="in">')).toBe(
			'@layer a;@layer b;@layer b{.in{x:1}}@layer a{.in{x:2}}',
		);
		expect(prune('@layer a.b{.in{x:1}}@layer a{@layer c{}@layer c{}}@media print{@layer a{.out{x:1}}}@layer{.out{x:1}}', '<p class="in">')).toBe(
			'@layer a.b{.in{x:1}}@layer a{@layer c;}@media print{@layer a;}',
		);
	});

	test('leaves key frames alone and looks into nested rules', () => {
		expect(prune('@keyframes k{from{x:1}}.in{x:1;& .out{y:1}&>p{y:2}}.in{& td{y:3}z:1}', '<p class="in">')).toBe(
			'@keyframes k{from{x:1}}.in{x:1;&>p{y:2}}.in{z:1}',
		);
	});

	test('keeps classes that scripts add', () => {
		expect(prune('.later{x:1}', '', ['.later'])).toBe('.later{x:1}');
	});

	test('keeps what a component of the site may show once it lives', () => {
		const css = '@layer parts{.out{x:1}}._open_abcde_3{x:2}._other_fghij_1{x:3}.later{x:4}@media print{._open_abcde_4 b{x:5}}';
		const kept = '@layer parts;._open_abcde_3{x:2}.later{x:4}@media print{._open_abcde_4 b{x:5}}';
		expect(prune(css, '<moved-part><p class="_shut_abcde_1"></moved-part>')).toBe(kept);
		expect(prune(css, '<p class="_shut_abcde_1">')).toBe('@layer parts;');
	});

	test('takes out blanks that say nothing', () => {
		expect(prune('a{--x:f(1, 2);font:1em / 2 var(--y, b);content:", / ";width:calc(1px + 2px)}', '<a>')).toBe(
			'a{--x:f(1,2);font:1em/2 var(--y,b);content:", / ";width:calc(1px + 2px)}',
		);
	});
});
