import { expect, test } from 'vitest';
import { siteOf } from '#navigation/site.fixture.ts';
import { llmsFiles } from './llms.ts';

const headOf = (description?: string) => llmsFiles(siteOf({ config: { description } }), []).map(({ text }) => text);

test('a site is named with its description in one line, and without where it has none', () => {
	expect(headOf('Prüfmittel\nverwalten.')).toEqual(Array(2).fill('# Hilfe\n\n> Prüfmittel verwalten.\n'));
	expect(headOf()).toEqual(Array(2).fill('# Hilfe\n'));
});

test('titles and descriptions say all that their writers wrote', () => {
	const page = { path: '/a/', title: 'Zeichen <b> [1]', description: 'Mit [Link](x)\nund &lt;', text: undefined };
	const [list] = llmsFiles(siteOf({ config: { title: 'A <B>' } }), [page]);
	expect(list?.text).toMatch(/^# A \\<B>\n/);
	expect(list?.text).toContain('- [Zeichen \\<b> \\[1\\]](https://docs.example.com/a.md): Mit \\[Link\\](x) und \\&lt;\n');
});
