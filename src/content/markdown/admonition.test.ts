import { describe, expect, test } from 'vitest';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture();

const box = (kind: string, title: string, content: string) => `<div class="note note-${kind}" role="note"><p class="note-title">${title}</p>${content}</div>`;

describe('every kind has its own title', () => {
	test.each([
		['note', 'note', 'Hinweis'],
		['tip', 'tip', 'Tipp'],
		['info', 'info', 'Hintergrund'],
		['warning', 'warning', 'Achtung'],
		['caution', 'warning', 'Achtung'],
		['danger', 'danger', 'Gefahr'],
	])(':::%s', async (name, kind, title) => {
		const { html, findings } = await render(`:::${name}\nText.\n:::`);
		expect(html).toBe(box(kind, title, '<p>Text.</p>'));
		expect(findings).toEqual([]);
	});
});

describe('the title of the writer', () => {
	test.each<[string, string, string]>([
		['with marks', ':::tip[Ein **Tipp** mit `Code`]\nText.\n:::', box('tip', 'Ein <strong>Tipp</strong> mit <code>Code</code>', '<p>Text.</p>')],
		['empty', ':::tip[]\nText.\n:::', box('tip', 'Tipp', '<p>Text.</p>')],
		['without brackets, as it was spelt before', ':::tip Für später\nText.\n:::', box('tip', 'Für später', '<p>Text.</p>')],
		[
			'without brackets, with marks',
			':::tip **Ein** `Code` [von hier](https://example.com/)\nText.\n:::',
			box('tip', '<strong>Ein</strong> <code>Code</code> <a href="https://example.com/">von hier</a>', '<p>Text.</p>'),
		],
		['without brackets, with attributes', ':::tip Ein Titel {.breit}\nText.\n:::', box('tip', 'Ein Titel', '<p>Text.</p>')],
		['without brackets, with one of them', ':::tip Feld a]\nText.\n:::', box('tip', 'Feld a]', '<p>Text.</p>')],
		['after attributes there is none', ':::tip{.breit}\nText.\n:::', box('tip', 'Tipp', '<p>Text.</p>')],
	])('%s', async (_, markdown, html) => {
		expect((await render(markdown)).html).toBe(html);
	});
});

describe('the content', () => {
	test.each<[string, string, string]>([
		['blocks of every kind', ':::note\n\n- eins\n- zwei\n\nText.\n\n:::', box('note', 'Hinweis', '<ul><li>eins</li><li>zwei</li></ul><p>Text.</p>')],
		['a box in a box', '::::note\n:::tip\nInnen.\n:::\n::::', box('note', 'Hinweis', box('tip', 'Tipp', '<p>Innen.</p>'))],
		['a box in a list', '- Punkt\n\n  :::tip[Titel]\n  Text.\n  :::', `<ul><li><p>Punkt</p>${box('tip', 'Titel', '<p>Text.</p>')}</li></ul>`],
		['a box without end', ':::note\nText.', box('note', 'Hinweis', '<p>Text.</p>')],
	])('%s', async (_, markdown, html) => {
		expect((await render(markdown)).html).toBe(html);
	});
});

test('is the same in .mdx', async () => {
	expect((await renderMdx(':::caution[Titel]\nText.\n:::')).html).toBe(box('warning', 'Titel', '<p>Text.</p>'));
});
