import { describe, expect, test } from 'vitest';
import { DOCUSAURUS, OURS } from './page-markup.ts';
import { readPageText } from './page-text.ts';

/** A formula as KaTeX writes it: MathML with its source, and spans that look like it. */
const katex = (mathml: string, source: string, shown: string) =>
	`<span class="katex"><span class="katex-mathml"><math><semantics><mrow>${mathml}</mrow><annotation encoding="application/x-tex">${source}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">${shown}</span></span>`;

describe('formulas are told from text', () => {
	const theirs = readPageText(
		`<div class="theme-doc-markdown markdown"><h2 id="a">Of ${katex('<mi>n</mi>', 'n', '<span>n</span>')} parts</h2><p>So ${katex(
			'<mi>x</mi><mo>\u2212</mo><mi mathvariant="bold">y</mi>',
			'x - \\mathbf y',
			'<span>x</span><span>\u2212</span><span>y</span>',
		)} holds.</p></div>`,
		DOCUSAURUS,
	);
	const ours = readPageText(
		'<div data-article-body=""><h2 id="a">Of <math><mi>n</mi></math> parts</h2><p>So <math><mrow><mi>x</mi><mo>-</mo><mspace></mspace><mi>\u{1d432}</mi></mrow></math> holds.</p></div>',
		OURS,
	);
	test('words stand beside them', () => {
		expect(theirs.words).toEqual(['Of', 'parts', 'So', 'holds.']);
		expect(ours.words).toEqual(theirs.words);
		expect(ours.headings).toEqual(theirs.headings);
	});
	test('each counts once, by the symbols that it shows', () => {
		expect(theirs.formulas).toEqual(['n', 'x-y']);
		expect(ours.formulas).toEqual(theirs.formulas);
	});
	test('another formula is another', () => {
		expect(readPageText('<div data-article-body=""><math><mi>x</mi><mo>+</mo><mi>y</mi></math></div>', OURS).formulas).toEqual(['x+y']);
	});
});
