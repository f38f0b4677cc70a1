import { describe, expect, test } from 'vitest';
import { contentTitle, firstParagraph, foreignLead } from './opening.ts';

const md = (body: string) => ({ body, format: 'md' as const });

describe('the first paragraph', () => {
	test.each<[string, string]>([
		['a heading', '# Titel'],
		['a list', '- eins\n- zwei'],
		['a numbered list', '1. eins\n2. zwei'],
		['a table', '| a | b |\n|---|---|'],
		['a picture', '![Bild](a.svg)'],
		['HTML', '<br>'],
		['a comment', '<!-- eins\n\nzwei -->'],
		['code with empty lines', '```js\neins\n\nzwei\n```'],
		['an import', "import A from './a.tsx';"],
		['a definition', '[a]: https://example.com/'],
		['a rule', '---'],
	])('comes after %s', (_, block) => {
		expect(firstParagraph(md(`${block}\n\nDer **Absatz**\nhat zwei Zeilen.\n\nNoch einer.`))).toBe('Der Absatz hat zwei Zeilen.');
	});

	test.each<[string, string]>([
		['„Zitat“ am Anfang', '„Zitat“ am Anfang'],
		['§ 5 gilt', '§ 5 gilt'],
		['2025 war es so', '2025 war es so'],
		['**Fett** am Anfang', 'Fett am Anfang'],
		['[Verweis](a.md) am Anfang', 'Verweis am Anfang'],
		['<kbd>Strg</kbd> drücken', 'Strg drücken'],
		['`a` [b][c]\n\n[c]: /c/', 'a b'],
	])('may begin like %s', (markdown, text) => {
		expect(firstParagraph(md(`${markdown}\n`))).toBe(text);
	});

	test('may stand far below, and refer to the end of a long text', () => {
		const long = '- Punkt\n'.repeat(1000);
		expect(firstParagraph(md(`${long}\nDer Absatz.\n\n${long}`))).toBe('Der Absatz.');
		expect(firstParagraph(md(`[Der][a] Absatz[^1].\n\n${'Text.\n\n'.repeat(1000)}[a]: /a/\n\n[^1]: Fuß.\n`))).toBe('Der Absatz.');
	});

	test('is found in .mdx, also where that is broken', () => {
		const body = "import A from 'a';\n\n<A wide>\n\n{/* Notiz */}\n\n</A>\n\nDer Absatz.\n";
		expect(firstParagraph({ body, format: 'mdx' })).toBe('Der Absatz.');
		expect(firstParagraph({ body: `${body}\n<A>\n`, format: 'mdx' })).toBe('Der Absatz.');
	});

	test('is missing where there is none', () => {
		expect(firstParagraph(md('## Nur\n\n- Listen\n'))).toBeUndefined();
	});
});

describe('the title in a text', () => {
	test.each<[string, string, string | undefined]>([
		['first line', '# Prüfmittel **anlegen** {#x}\n\nText', 'Prüfmittel anlegen'],
		['after empty lines, comments and imports', "\n<!-- x -->\nimport A from 'a';\n\n# Titel\n", 'Titel'],
		['closed heading', '# Titel ##\n', 'Titel'],
		['a sharp that belongs to it', '# C#\n', 'C#'],
		['Windows lines', '# Titel\r\n\r\nText', 'Titel'],
		['after a comment that fills the beginning', `<!--\n${'Text.\n\n'.repeat(1000)}-->\n\n# Titel\n`, 'Titel'],
		['after text', 'Text\n\n# Titel', undefined],
		['far after text', `${'Text.\n\n'.repeat(1000)}# Titel\n`, undefined],
		['level 2', '## Titel', undefined],
		['no heading', '#hashtag', undefined],
		['underlined', 'Titel\n=====\n', 'Titel'],
	])('%s', (_, body, title) => {
		expect(contentTitle({ body, format: 'mdx' })).toBe(title);
	});
});

test('the lead of a foreign text is read from its start, whatever it is', () => {
	expect(foreignLead('## Über\n\nDie *Prüfmittel*.\n\nMehr.')).toBe('Die Prüfmittel.');
	expect(foreignLead(':::warning[Achtung]\nIm Kasten.\n:::\n\nDanach.')).toBe('Danach.');
	expect(foreignLead('> [!NOTE]\n> Im Kasten.\n\nDanach.')).toBe('Danach.');
	expect(foreignLead(':::note\nNur im Kasten.\n:::')).toBeUndefined();
	expect(foreignLead('- Liste')).toBeUndefined();
	expect(foreignLead(`${'> '.repeat(20_000)}x`)).toBeUndefined();
	expect(foreignLead('*a '.repeat(20_000))).toMatch(/^\*?a /);
});

test('names of emoji are left out where a site has them', () => {
	const text = md('Begin :rocket: here :tada:. At 10:30:45, `a:b:c` and :+1:\n');
	expect(firstParagraph(text, { emoji: true })).toBe('Begin here. At 10:30:45, a:b:c and');
	expect(firstParagraph(text)).toBe('Begin :rocket: here :tada:. At 10:30:45, a:b:c and :+1:');
	expect(firstParagraph(md(':rocket:\n'), { emoji: true })).toBeUndefined();
});
