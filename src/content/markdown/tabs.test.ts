import { describe, expect, test } from 'vitest';
import { markdownFixture } from './render.fixture.ts';

const { render } = markdownFixture();

const section = (label: string, tab: string, content: string, attributes = '', shown = label) =>
	`<section class="tab" data-label="${label}" data-tab="${tab}"${attributes}><p class="tab-label">${shown}</p>${content}</section>`;

describe('tabs stand below each other, each with its label', () => {
	test.each<[string, string, string, string]>([
		[
			'with a group and values',
			'{group=os}',
			':::tab[Windows]{value=win}\nW.\n:::\n:::tab[macOS]{value=mac default}\nM.\n:::',
			`<docs-tabs class="tabs" data-tabs="os">${section('Windows', 'win', '<p>W.</p>')}${section('macOS', 'mac', '<p>M.</p>', ' data-default=""')}</docs-tabs>`,
		],
		['without both', '', ':::tab[Rot]\nR.\n:::', `<docs-tabs class="tabs" data-tabs="">${section('Rot', 'Rot', '<p>R.</p>')}</docs-tabs>`],
		[
			'a label with marks',
			'',
			':::tab[Mit **Fett**]\nR.\n:::',
			`<docs-tabs class="tabs" data-tabs="">${section('Mit Fett', 'Mit Fett', '<p>R.</p>', '', 'Mit <strong>Fett</strong>')}</docs-tabs>`,
		],
		['no label but a value', '', ':::tab{value=win}\nR.\n:::', `<docs-tabs class="tabs" data-tabs="">${section('win', 'win', '<p>R.</p>')}</docs-tabs>`],
		['a label without brackets', '', ':::tab Rot\nR.\n:::', `<docs-tabs class="tabs" data-tabs="">${section('Rot', 'Rot', '<p>R.</p>')}</docs-tabs>`],
	])('%s', async (_, attributes, content, html) => {
		const page = await render(`::::tabs${attributes}\n${content}\n::::`);
		expect(page.html).toBe(html);
		expect(page.findings).toEqual([]);
	});
});

test('a tab holds blocks of every kind', async () => {
	const { html } = await render('::::tabs\n:::tab[A]\n\n- eins\n\n```\ncode\n```\n\n:::\n::::');
	expect(html).toContain('<p class="tab-label">A</p><ul><li>eins</li></ul><div class="code">');
});
