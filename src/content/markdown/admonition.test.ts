import { describe, expect, test } from 'vitest';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture();

const box = (kind: string, title: string, content: string, attributes = 'role="note"') =>
	`<div class="note note-${kind}" ${attributes}><p class="note-title">${title}</p>${content}</div>`;
/** With a title of the writer, which does not say the kind. */
const titled = (kind: string, title: string, content: string) =>
	box(kind, title, content, `role="note" aria-label="${{ tip: 'Tipp', warning: 'Achtung' }[kind]}"`);

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
		['with marks', ':::tip[Ein **Tipp** mit `Code`]\nText.\n:::', titled('tip', 'Ein <strong>Tipp</strong> mit <code>Code</code>', '<p>Text.</p>')],
		['empty', ':::tip[]\nText.\n:::', box('tip', 'Tipp', '<p>Text.</p>')],
		['without brackets, as it was spelt before', ':::tip Für später\nText.\n:::', titled('tip', 'Für später', '<p>Text.</p>')],
		[
			'without brackets, with marks',
			':::tip **Ein** `Code` [von hier](https://example.com/)\nText.\n:::',
			titled('tip', '<strong>Ein</strong> <code>Code</code> <a href="https://example.com/">von hier</a>', '<p>Text.</p>'),
		],
		['without brackets, with one of them', ':::tip Feld a]\nText.\n:::', titled('tip', 'Feld a]', '<p>Text.</p>')],
	])('%s', async (_, markdown, html) => {
		expect((await render(markdown)).html).toBe(html);
	});
});

describe('attributes', () => {
	test.each<[string, string, string]>([
		['id and classes', ':::tip{#hier .breit .hell}\nText.\n:::', '<div class="note note-tip breit hell" role="note" id="hier">'],
		['behind a title', ':::tip[Titel]{#hier}\nText.\n:::', '<div class="note note-tip" role="note" aria-label="Tipp" id="hier">'],
		['of a task', ':::task{#hier}\n1. Eins.\n:::', '<div class="task" id="hier">'],
		['of tabs', '::::tabs{group=os #hier}\n:::tab[A]{value=a .k}\nText.\n:::\n::::', '<docs-tabs class="tabs" data-tabs="os" id="hier">'],
	])('are kept: %s', async (_, markdown, html) => {
		const { html: rendered, findings } = await render(markdown);
		expect(rendered).toContain(html);
		expect(findings).toEqual([]);
	});

	test.each([
		['title', ':::tip{title="Für später"}\nText.\n:::', 'Der Titel steht in eckigen Klammern: „:::tip[Titel]“.'],
		['clas', ':::tip{clas=breit}\nText.\n:::', 'Meinten Sie „class“?'],
		['value', '::::tabs{value=os}\n:::tab[A]\nText.\n:::\n::::', 'Bekannt sind: group, id, class.'],
	])('that change nothing are told: %s', async (key, markdown, hint) => {
		const { findings } = await render(markdown);
		expect(findings).toEqual([expect.stringMatching(new RegExp(`^without-effect:4 „${key}“ hat an „:::(?:tip|tabs)“ keine Wirkung\\.`))]);
		expect(findings[0]).toContain(`→ ${hint}`);
	});
});

describe('the content', () => {
	test.each<[string, string, string]>([
		['blocks of every kind', ':::note\n\n- eins\n- zwei\n\nText.\n\n:::', box('note', 'Hinweis', '<ul><li>eins</li><li>zwei</li></ul><p>Text.</p>')],
		['a box in a box', '::::note\n:::tip\nInnen.\n:::\n::::', box('note', 'Hinweis', box('tip', 'Tipp', '<p>Innen.</p>'))],
		['a box in a list', '- Punkt\n\n  :::tip[Titel]\n  Text.\n  :::', `<ul><li><p>Punkt</p>${titled('tip', 'Titel', '<p>Text.</p>')}</li></ul>`],
		['a box without end', ':::note\nText.', box('note', 'Hinweis', '<p>Text.</p>')],
	])('%s', async (_, markdown, html) => {
		expect((await render(markdown)).html).toBe(html);
	});
});

test('is the same in .mdx', async () => {
	expect((await renderMdx(':::caution[Titel]\nText.\n:::')).html).toBe(titled('warning', 'Titel', '<p>Text.</p>'));
});
