import { expect, test } from 'vitest';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture();

test('a table has a frame in which it scrolls', async () => {
	expect((await render('| a | b |\n|---|---|\n| 1 | **2** |')).html).toBe(
		'<div class="table"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table></div>',
	);
});

test('a table that is written in HTML has one as well, also where an empty line cuts it', async () => {
	const framed = '<div class="table"><table><tr><td>1</td></tr></table></div>';
	expect((await render('<table><tr><td>1</td></tr></table>')).html).toBe(framed);
	expect((await render('<table><tr>\n\n<td>1</td>\n\n</tr></table>')).html).toBe(framed);
	expect((await renderMdx('<table><tr><td>{1}</td></tr></table>')).html).toBe(framed);
});

test('a page with a table keeps its line breaks and the spaces between words', async () => {
	const { html } = await render('| a |\n|---|\n| 1 |\n\n**eins** *zwei*\n\n```json\n{\n  "a": 1\n}\n```');
	expect(html).toContain('<strong>eins</strong> <em>zwei</em>');
	expect(html.replace(/<[^>]+>/g, '')).toContain('{\n  "a": 1\n}');
});

test('columns are aligned by classes, never by styles', async () => {
	const { html } = await render('| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |');
	expect(html).toContain('<th class="align-left">a</th><th class="align-center">b</th><th class="align-right">c</th>');
	expect(html).toContain('<td class="align-left">1</td><td class="align-center">2</td><td class="align-right">3</td>');
	expect(html).not.toContain('style=');
});

test('an empty corner is no heading, and the cells beside it say what they head', async () => {
	const { html } = await render('| | a | **b** |\n|--:|---|:-:|\n| 1 | 2 | 3 |');
	expect(html).toContain(
		'<thead><tr><td class="align-right"></td><th scope="col">a</th><th scope="col" class="align-center"><strong>b</strong></th></tr></thead>',
	);
	expect((await render('| | |\n|---|---|\n| 1 | 2 |')).html).toContain('<thead><tr><td></td><td></td></tr></thead>');
	expect((await renderMdx('| | a |\n|---|---|\n| 1 | 2 |')).html).toContain('<thead><tr><td></td><th scope="col">a</th></tr></thead>');
});

test('short code in a text of a cell stays whole', async () => {
	const { html } = await render('| a |\n|---|\n| Pflicht (`KB-408`, `apparatuses-indentno-view`) |');
	expect(html).toContain('(<code class="short-code">KB-408</code>, <code>apparatuses-indentno-view</code>)');
});

test('code that stands alone in a cell, linked or not, is told from code in a text', async () => {
	const { html } = await render('| a | b | c |\n|---|--:|---|\n| `1` | [`2`](https://b.example/) | Pflicht (`3`) |');
	expect(html.match(/<td[^>]*>/g)).toEqual(['<td class="code-cell">', '<td class="align-right code-cell">', '<td>']);
});
