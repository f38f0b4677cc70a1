import { describe, expect, test } from 'vitest';
import { markedLines, takeComments } from './code-block.ts';
import { markdownFixture } from './render.fixture.ts';

const { render } = markdownFixture();

/** A code block of plain text, which has no colours. */
const text = async (info: string, ...lines: string[]) => (await render(`\`\`\`txt ${info}\n${lines.join('\n')}\n\`\`\``)).html;
const BUTTON = '<button type="button" data-copy="">Kopieren</button>';

test('a block has a frame with a copy button', async () => {
	expect(await text('', 'eins', '', 'drei')).toBe(`<div class="code">${BUTTON}<pre data-language="txt"><code>eins\n\ndrei</code></pre></div>`);
});

test('a block of no language is plain text', async () => {
	expect((await render('    eingerückt <b>')).html).toBe(
		`<div class="code">${BUTTON}<pre data-language="plaintext"><code>eingerückt &lt;b&gt;</code></pre></div>`,
	);
});

test.each([['title="a b.ts"'], ["title='a b.ts'"], ['{1} title="a b.ts" showLineNumbers']])('%s is the title', async (info) => {
	expect(await text(info, 'x')).toMatch(/^<div class="code"><div class="code-title">a b\.ts<\/div><button/);
});

test('an empty title is none', async () => expect(await text('title=""', 'x')).not.toContain('code-title'));

test('colours are classes, never styles', async () => {
	const { html } = await render("```js\n// Kommentar\nconst zahl = 'text';\n```");
	expect(html).toContain('<span class="tc">// Kommentar</span><span class="tw">const</span>');
	expect(html).toContain('<span class="ts"> \'text\'</span>');
	expect(html).not.toContain('style=');
});

describe('marked lines', () => {
	const marked = (html: string) => [...html.matchAll(/<span class="mark">([^<]*)<\/span>/g)].map(([, line]) => line);

	test.each<[string, string[], string[]]>([
		['{1,3-4}', ['a', 'b', 'c', 'd', 'e'], ['a', 'c', 'd']],
		['', ['a', '// highlight-next-line', 'b', 'c'], ['b']],
		['', ['a', '# highlight-start', 'b', 'c', '# highlight-end', 'd'], ['b', 'c']],
		['{1}', ['a', '<!-- highlight-next-line -->', 'b'], ['a', 'b']],
	])('%s %j', async (info, lines, expected) => {
		const html = await text(info, ...lines);
		expect(marked(html)).toEqual(expected);
		expect(html).not.toContain('highlight-');
	});

	test('keep their colours', async () => {
		expect((await render('```js {1}\nlet b;\n```')).html).toContain('<code><span class="mark"><span class="tw">let</span> b;</span></code>');
	});
});

describe('numbers of lines', () => {
	test('belong to their line, which may be as long as it likes', async () => {
		expect(await text('{1} showLineNumbers=9', 'a', '', 'b')).toContain(
			'<pre data-language="txt" data-numbers="9"><code><span class="mark" data-line="9">a</span><span data-line="10"></span><span data-line="11">b</span></code>',
		);
	});

	test('are not asked for by a title', async () => expect(await text('title="showLineNumbers"', 'a')).not.toContain('data-line'));
});

describe('the numbers in braces', () => {
	test.each<[string, number[]]>([
		['{2}', [2]],
		['ts {1, 3-5} title="x"', [1, 3, 4, 5]],
		['title="{x}"', []],
		['title="Zeile {1}" {3}', [3]],
		["title='{1}' {2-1}", []],
		['', []],
	])('%s', (meta, lines) => {
		expect(markedLines(meta)).toEqual(lines);
	});

	test('may be more than there are lines', () => {
		expect(markedLines('{1-99999999999}').length).toBeLessThan(1_000_000);
		expect(markedLines('{150000,200001-200002}')).toEqual([150_000, 200_001, 200_002]);
	});
});

describe('comments that mark lines are taken out', () => {
	test.each<[string, string, string, number[]]>([
		['JavaScript', 'a\n// highlight-next-line\nb', 'a\nb', [2]],
		['indented', 'a\n\t// highlight-next-line\n\tb', 'a\n\tb', [2]],
		['SQL', '-- highlight-start\na\n-- highlight-end\nb', 'a\nb', [1]],
		['CSS', '/* highlight-next-line */\na', 'a', [1]],
		['JSX', '{/* highlight-next-line */}\na', 'a', [1]],
		['a start without end', '# highlight-start\na\nb', 'a\nb', [1, 2]],
		['INI', '; highlight-next-line\na', 'a', [1]],
		['TeX', '% highlight-next-line\na', 'a', [1]],
		['Batch', 'REM highlight-next-line\na', 'a', [1]],
		['OCaml', '(* highlight-next-line *)\na', 'a', [1]],
		['a comment that says more', '// highlight-next-line, bitte\na', '// highlight-next-line, bitte\na', []],
	])('%s', (_, code, left, lines) => {
		expect(takeComments(code)).toEqual({ text: left, lines });
	});

	test("a site's own comments beside those that every site has: lines are counted without any of them", () => {
		const code = '// highlight-next-line\na\n// This will error\nb\nc';
		expect(takeComments(code, [{ line: 'This will error' }])).toEqual({ text: 'a\nb\nc', lines: [1, 2] });
	});
});
