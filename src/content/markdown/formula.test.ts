import { describe, expect, test } from 'vitest';
import { siteConfigSchema } from '#schema/site-config.ts';
import { conventionsOf, OWN_CONVENTIONS } from './conventions.ts';
import { markdownFixture } from './render.fixture.ts';

const { render } = markdownFixture({}, { conventions: { ...OWN_CONVENTIONS, formulas: true } });
const plain = markdownFixture();

const config = (more: object) => siteConfigSchema.parse({ title: 'T', url: 'https://example.com', copyright: { year: 2025, holder: 'H' }, ...more });

test('a setting decides whether a site has formulas; diagrams it always has', () => {
	expect(conventionsOf(config({}))).toMatchObject({ formulas: false, diagrams: true });
	expect(conventionsOf(config({ markdown: { math: true } }))).toMatchObject({ formulas: true });
	expect(conventionsOf(config({ markdown: { math: true }, docusaurus: {} }))).toMatchObject({ formulas: true, diagrams: false });
});

describe('a formula that is', () => {
	test.each([
		['in a line', 'Es gilt $a^2$ hier.', '<p>Es gilt <span data-source="a^2"><math><msup><mi>a</mi><mn>2</mn></msup></math></span> hier.</p>'],
		[
			'a block',
			'$$\na\n$$',
			'<div class="formula" data-source="a"><math display="block" class="tml-display" style="display:block math;"><mi>a</mi></math></div>',
		],
		[
			'a block of code',
			'```math\na\n```',
			'<div class="formula" data-source="a"><math display="block" class="tml-display" style="display:block math;"><mi>a</mi></math></div>',
		],
	])('%s', async (_, markdown, html) => {
		expect(await render(markdown)).toMatchObject({ html, findings: [] });
	});

	test.each([
		['in a line', 'Es gilt $\\nix{a}$ hier.', '<p>Es gilt <code>\\nix{a}</code> hier.</p>', 4],
		['a block', 'Text.\n\n$$\n\\frac{a}{b\n$$', '\\frac{a}{b', 6],
	])('no valid TeX stays as it was written, and is said: %s', async (_, markdown, text, line) => {
		const { html, findings } = await render(markdown);
		expect(html.replace(/<\/?span[^>]*>/g, '')).toContain(text);
		expect(html).not.toContain('<math');
		expect(findings).toEqual([expect.stringMatching(new RegExp(`^undrawn-formula:${line} .*„(?:Unsupported function name: |Unexpected end of input)[^“]*“`))]);
	});
});

test('dollar signs are text where the setting is off, and money where they are escaped', async () => {
	expect((await plain.render('Es kostet $5 bis $6, nicht $$x$$.')).html).toBe('<p>Es kostet $5 bis $6, nicht $$x$$.</p>');
	expect((await render('Es kostet \\$5 bis \\$6.')).html).toBe('<p>Es kostet $5 bis $6.</p>');
});
