import { describe, expect, test } from 'vitest';
import { OWN_CONVENTIONS } from '#content/markdown/conventions.ts';
import { splitSource } from '#content/markdown/source.ts';
import { contentOf } from './content.fixture.ts';
import type { Content } from './content.ts';
import { duplicateTab } from './duplicate-tab.ts';
import { impossibleDate } from './impossible-date.ts';
import { missingKey } from './missing-key.ts';
import { misspeltAnchor } from './misspelt-anchor.ts';
import { openBox } from './open-box.ts';
import { openCode } from './open-code.ts';
import { readPage } from './reading/read-page.ts';
import { skippedHeading } from './skipped-heading.ts';
import { strayMarkup } from './stray-markup.ts';
import { taskResult } from './task-result.ts';
import { taskSteps } from './task-steps.ts';
import { typographyRule } from './typography.ts';
import { uncutPost } from './uncut-post.ts';
import { unevenTable } from './uneven-table.ts';
import { unknownElement } from './unknown-element.ts';
import { unknownLanguage } from './unknown-language.ts';
import { unmarkedLine } from './unmarked-line.ts';
import { unreadFormula } from './unread-formula.ts';

describe('markup that stands in the text', () => {
	test.each([
		['**halb', '**', 'Fette Schrift'],
		['Ein `halber Code.', '`', 'Code'],
		['[Text](./seite.md', '](', 'Ein Link'],
		['Ein [Text][ref] ohne Ziel.', '][', 'Zu „[Text][Name]“'],
		['> [!NOTE]\n> Text.', '[!NOTE]', 'Ein Kasten beginnt'],
		['Vorher.\n\n::note\n\nText.', '::note', 'Ein Kasten'],
		['| Feld | Wert |\n| Name | Otto |', '| Feld | Wert |', 'Unter der ersten Zeile einer Tabelle'],
		['##Titel', '##T', 'Setzen Sie nach den „#“'],
		['## Titel {#titel', '{#titel', 'Die id einer Überschrift'],
	])('%j', (markdown, found, remedy) => {
		const [problem] = strayMarkup.run(contentOf(markdown));
		expect(problem?.message).toContain(`„${found}“`);
		expect(problem?.hint.startsWith(remedy)).toBe(true);
	});

	test.each([
		'**ganz** und `Code mit ** und ](`',
		'| Feld | Wert |\n|---|---|\n| Name | `**` |',
		':::note\nText.\n:::',
		'```md\n**\n```',
		'Um 10:30 Uhr, Typ :: ohne Namen, 2 * 3.',
	])('%j has none', (markdown) => expect(strayMarkup.run(contentOf(markdown))).toEqual([]));

	test('with its line', () => expect(strayMarkup.run(contentOf('Eins.\n\nZwei\n**drei.'))).toMatchObject([{ line: 4 }]));
});

describe('a box', () => {
	test.each([
		[':::warning\nText.\n\n## Weiter\n\n:::task\n1. Eins.\n:::', 1],
		['Text.\n\n::::tip\nText.\n\n:::note\nText.\n:::', 3],
		['- Eins\n\n  :::note\n  Text.', 3],
	])('%j that nothing closes', (markdown, line) => expect(openBox.run(contentOf(markdown))).toMatchObject([{ line }]));

	test.each([
		':::note[Titel]\nText.\n:::',
		'::::tip\n:::note\nText.\n:::\n::::',
		'> :::note\n> Text.\n> :::',
		'```md\n:::note\nText.\n```\n\n`:::note`',
		':::',
		'::::note\n:::tip\nText.\n::::',
		'- :::note\n  Text.\n  :::',
		'<!--\n:::note\n-->\n\nText.\n\n    :::note',
	])('%j that is closed, or none', (markdown) => expect(openBox.run(contentOf(markdown))).toEqual([]));
});

test.each([
	['a task goes no further than its result', openBox, ':::task\n1. A.\n2. B.\n\nErgebnis: C.\n\nMehr.\n\n## Weiter', 6],
	['a box goes no further than the next heading', openBox, ':::note\nText.\n\nMehr.\n\n## Weiter', 6],
	['nor than the next box', openBox, ':::note\nText.\n\n:::tip\nText.\n:::', 4],
	['code goes no further than the next heading', openCode, '```json\n{\n}\n\n## Weiter\n\nText.', 4],
	['nor than a sentence', openCode, '```http\nGET /a\n\n{ "a": 1 }\n\nDer Server antwortet.\n\n```json\n{}\n```', 5],
] as const)('what is open says where its end is missing: %s', (_, rule, markdown, line) => {
	expect(rule.run(contentOf(markdown))).toMatchObject([{ see: { file: 'docs/seite.md', line } }]);
});

test('a task that is open is not said to lack its result', () => {
	expect(taskResult.run(contentOf(':::task\n1. A.\n2. B.\n\nErgebnis: C.\n\n## Weiter\n\nText.'))).toEqual([]);
	expect(taskResult.run(contentOf(':::task\n1. A.\n2. B.\n:::'))).toHaveLength(1);
});

test('a heading may go back any number of levels, and down by one', () => {
	const levels = (...depths: number[]) => skippedHeading.run(contentOf(depths.map((depth, index) => `${'#'.repeat(depth)} H${index}`).join('\n\n'))).length;
	expect(levels(2, 3, 4, 2, 3)).toBe(0);
	expect(levels(3)).toBe(1);
	expect(levels(2, 5, 6, 2)).toBe(1);
	expect(levels(1, 2, 4)).toBe(1);
});

test.each([
	['json', 0],
	['JSON', 0],
	['text', 0],
	['', 0],
	['mermaid', 0],
	['sjon', 1],
])('the language %j', (language, count) => {
	const found = unknownLanguage.run(contentOf(`Text.\n\n\`\`\`${language}\n{}\n\`\`\``));
	expect(found).toHaveLength(count);
	expect(found).toMatchObject(Array.from({ length: count }, () => ({ line: 3, hint: 'Meinten Sie „json“?' })));
});

/** Lines of what a rule finds in a page. */
const linesOf = (rule: { run(content: Content): { line?: number | undefined }[] }, markdown: string, file = 'docs/seite.mdx') =>
	rule.run(contentOf(markdown, {}, file)).map(({ line }) => line);

test.each([
	['am 31.03.2026 und 29.02.2028', []],
	['am 32.03.2026', [1]],
	['am\n29.02.2026 und `31.04.2026`', [2]],
	['Version 2.13.2026.1 am 01.13.2026', [1]],
	['Teil 10.45.2000, 12.31.2024 und 32.03.2026', []],
	['bis 31.04.2026', [1]],
	['vom 02.03.2026\n\nTeil 10.45.2026, 45.03.2025, 45.03.2026\n\nFrist: 32.03.2026', [5]],
	['Der Stichtag 32.09.2025 und das Aufnahmedatum 45.03.2021.', [1, 1]],
	['Frist: 32.08.2023, danach 29.02.2024', [1]],
	['Teil 32.08.2023, danach 28.02.2025', []],
	['Der Nachtag: 10.45.2000.', []],
])('days that there are: %j', (markdown, lines) => expect(linesOf(impossibleDate, markdown)).toEqual(lines));

test.each([
	['```js\na\n```', []],
	['```js\n```', []],
	['~~~\na\n~~~~', []],
	['> ```js\n> a\n> ```', []],
	['1. Eins:\n\n   ```sh\n   a\n   ```', []],
	['Text.\n\n    eingerückt', []],
	['````md\n```\n````', []],
	['````md\n```js\na\n```\n````', []],
	['~~~md\n```js\na\n```\n~~~', []],
	['~~~md\n~~~js\na\n~~~', [2]],
	['````md\n`````js\na\n````', [2]],
	['Text.\n\n```js\na\n\nText.', [3]],
	['```js\na\n\nText.\n\n```json\n{}\n```', [6]],
])('code that is closed: %j', (markdown, lines) => expect(linesOf(openCode, markdown, 'docs/seite.md')).toEqual(lines));

test.each([
	['| a | b |\n|---|---|\n| 1 | 2 |\n| | |', []],
	['| a | b |\n|---|---|\n| 1 | 2 |\n| 1 |', [4]],
	['| a | b |\n|---|---|\n| 1 | `x|y` |', [3]],
	['| a | b |\n|---|---|\n| 1 | x\\|y |', []],
	['| a | b |\n|---|---|\n| 1 |\n| 1 | 2 |\n| 2 |', []],
	['| a | b |\n|---|---|\n| 1 |\n\n| a | b |\n|---|---|\n| 1 |', [3, 7]],
	['| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| 1 | 2 | 3 |', [3, 4]],
])('rows of as many cells as the head: %j', (markdown, lines) => expect(linesOf(unevenTable, markdown)).toEqual(lines));

test.each([
	['<kbd>A</kbd>\n\n<details>\n\nx\n\n</details>', []],
	['<svg><path /><blub /></svg>\n\n<eigenes-element />\n\n<Tafel />', []],
	['Text.\n\n<tafel />', [3]],
	['Ein <spam>Wort</spam>.', [1]],
	['Text.\n\n<a title="ein <wert> und <b">x</a> <spam />', [3]],
	['Vorher <svg /> und <spam />', [1]],
	['<applet /> <spacer />', []],
])('elements of HTML: %j', (markdown, lines) => {
	expect(linesOf(unknownElement, markdown)).toEqual(lines);
	expect(linesOf(unknownElement, markdown, 'docs/seite.md')).toEqual(lines);
});

test.each([
	['<script>\nconst a = "<platz>" + (b<c);\n</script>\n\n<spam>x</spam>', [5]],
	['<style>\n/* <regel> */\n</style>', []],
	['Ein <textarea><platz></textarea> <spam>x</spam>.', [1]],
	['<xmp>\n<platz>\n</xmp>', []],
])('what is in a script is no element: %j', (markdown, lines) => expect(linesOf(unknownElement, markdown, 'docs/seite.md')).toEqual(lines));

test('a component in small letters is told its name', () =>
	expect(unknownElement.run(contentOf('<iFlterBar />\n\n<FilterBar />', {}, 'docs/seite.mdx'))).toMatchObject([{ hint: 'Meinten Sie <FilterBar>?' }]));

test.each([
	[':::task\n1. Eins.\n2. Zwei.\n:::', []],
	[':::task\n- Eins.\n2. Zwei.\n:::', [1]],
	[':::task\n1. Eins.\n\nHinweis.\n\n2. Zwei.\n:::', []],
])('steps begin with 1: %j', (markdown, lines) => expect(linesOf(taskSteps, markdown)).toEqual(lines));

test('ids of headings are spelt like words, umlauts written out', () => {
	const words = ['häufige', 'Fehler', 'Größe', 'neue', 'Messgröße', 'Messgrößen', 'Wassergröße', 'Steuerübersicht'];
	const speller = {
		isKnown: (word: string) => words.includes(word),
		isSingle: (word: string) => words.includes(word),
		isOwn: () => false,
		suggest: () => words,
		unused: () => [],
	};
	const found = (id: string, heading: string) =>
		misspeltAnchor.run(contentOf(`Text.\n\n## ${heading} {#${id}}`, { spelling: { speller, list: { file: 'checks/words.txt', words } } }));
	const right = ['haeufige-fehler', 'neue-groesse', 'ab-12', 'messgroesse', 'messgroessen', 'wassergroesse', 'steueruebersicht'];
	expect(right.flatMap((id) => [...found(id, 'H'), ...found(id, 'Wassergröeße und Steuersübersicht')])).toEqual([]);
	const english = ['getting-started', 'title', 'model', 'function', 'overview', 'modules'];
	expect(english.flatMap((id) => found(id, 'Die Seite startet mit Titel, Modell und Funktion'))).toEqual([]);
	expect([...found('datamatrix', 'Ein DataMatrix'), ...found('fraesen-koeepfe', 'Fräsen, Köepfe')]).toEqual([]);
	expect(['steueruebresicht', 'messgoesse', 'haeuffige'].map((id) => found(id, 'Steuerübersicht, Messgröße, häufige').length)).toEqual([1, 1, 1]);
	expect(['haeufige-efhler', 'haeufige-fehlre', 'ahefige-fehler'].map((id) => found(id, 'Häufige Fehler').length)).toEqual([1, 1, 0]);
	expect([...found('titel-model', 'Titel Modell'), ...found('fehlre', 'Fehler')]).toEqual([]);
	expect(found('heaufige-fehler', 'Häufige Fehler')).toMatchObject([
		{ line: 3, message: 'Unbekanntes Wort „heaufige“ in der id „heaufige-fehler“ einer Überschrift.' },
	]);
	const lenient = { ...speller, isKnown: () => true };
	const repeated = contentOf('## Verwandte Begriffe {#verwandet-begriffe}', { spelling: { speller: lenient, list: { file: 'checks/words.txt', words } } });
	expect(misspeltAnchor.run(repeated)).toHaveLength(1);
});

test('a key that three of four neighbours have is missed in the fourth, and in no smaller folder', () => {
	const pages = (...heads: string[]) => heads.flatMap((head, index) => contentOf(`---\n${head}\n---\n\nText.`, {}, `blog/${index}.md`).pages);
	const missed = (...heads: string[]) =>
		missingKey.run(contentOf('', { pages: pages(...heads) })).map(({ file, message }) => `${file} ${/„(.*?)“/.exec(message)?.[1]}`);
	expect(missed('title: A', 'title: B', 'title: C\ntags: [a]', 'slug: d')).toEqual(['blog/3.md title']);
	expect(missed('title: A', 'title: B', 'slug: d')).toEqual([]);
	expect(missed('title: A', 'title: B', 'slug: c', 'slug: d')).toEqual([]);
	expect(missed('authors: [a]', 'author: B', 'author_title: C', 'slug: d')).toEqual(['blog/3.md authors']);
});

test('a key is missed below those that stand above it by custom', () => {
	const head = 'title: A\nauthors: [a]\ntags: [b]';
	const texts = [head, head, head, 'slug: d\ntitle: D\nauthors: [a]'];
	const pages = texts.flatMap((text, index) => contentOf(`---\n${text}\n---\n\nText.`, {}, `blog/${index}.md`).pages);
	expect(missingKey.run(contentOf('', { pages }))).toMatchObject([{ file: 'blog/3.md', line: 4 }]);
});

test('a title may be a heading, the page of a folder has no position, and posts in folders of their own stand side by side', () => {
	const missed = (files: Record<string, string>) =>
		missingKey
			.run(
				contentOf('', {
					pages: Object.entries(files).flatMap(([file, text]) =>
						contentOf(text, {}, file).pages.map((page) => ({ ...page, blog: file.startsWith('blog/') ? 'blog' : undefined })),
					),
				}),
			)
			.map(({ file }) => file);
	const three = (head: string) => ({ 'docs/x/a.md': head, 'docs/x/b.md': head, 'docs/x/c.md': head });
	expect(missed({ ...three('---\ntitle: A\n---'), 'docs/x/d.md': '# Titel', 'docs/x/e.md': '## Kein Titel' })).toEqual(['docs/x/e.md']);
	const position = three('---\nsidebar_position: 1\n---');
	expect(missed({ ...position, 'docs/x/index.md': '', 'docs/x/README.mdx': '', 'docs/x/x.md': '' })).toEqual([]);
	expect(missed({ ...position, 'docs/x/d.md': '---\nsidebar_position: 1\n---', 'docs/x/e.md': '' })).toEqual(['docs/x/e.md']);
	expect(
		missed({ 'blog/a/index.md': '---\ntags: [a]\n---', 'blog/b/index.md': '---\ntags: [a]\n---', 'blog/2024/c.md': '---\ntags: [a]\n---', 'blog/d.md': '' }),
	).toEqual(['blog/d.md']);
});

test('two blanks are one too many inside of a sentence, and a habit between two', () => {
	const lines = (text: string) => typographyRule.run(contentOf(text)).map(({ message }) => message);
	expect(['Satz.  Noch.', 'Satz!  Noch?  Ja:  so.', '„Satz.“  Noch.', '(Satz.)  Noch.'].flatMap(lines)).toEqual([]);
	expect(lines('Ein  Satz,  noch.')).toEqual(['Hier stehen zwei Leerzeichen.', 'Hier stehen zwei Leerzeichen.']);
});

test('what is wrong in front matter is shown where it is, behind an emoji too', () => {
	const [found] = typographyRule.run(contentOf('---\ndescription: 🎉 Neu, Messschieber bis zu 25 mm und mehr\n---\n'));
	expect(found?.message).toContain('25 mm');
	expect(found?.hint).toContain('25␣mm');
});

test('a post without the mark that three of four have is told so at its first paragraph', () => {
	const pages = ['<!-- truncate -->', '{/* truncate */}', '<!-- truncate -->', '<!-- trunacte -->'].flatMap(
		(mark, index) => contentOf(`---\ntitle: A\n---\n\nOben.\n\n${mark}\n\nUnten.`, {}, `blog/${index}.mdx`).pages,
	);
	expect(uncutPost.run(contentOf('', { pages }))).toMatchObject([{ file: 'blog/3.mdx', line: 5 }]);
});

describe('formulas on a site that does not read them', () => {
	const TEXT = 'Text.\n\n$$\nx^2\n$$\n\nEs gilt $$a_b$$ hier.\n\n```math\nx\n```\n\n`$$x$$` und 5 $ und 6 $ und $$.\n';

	test('are reported where they stand', () => {
		expect(unreadFormula.run(contentOf(TEXT)).map(({ line }) => line)).toEqual([3, 7, 9]);
	});

	test('are neither text nor code of one that does', () => {
		const page = readPage(splitSource('docs/seite.md', TEXT), { ...OWN_CONVENTIONS, formulas: true });
		expect(unreadFormula.run({ ...contentOf(''), pages: [page] })).toEqual([]);
		expect(page.codes).toEqual([]);
	});
});

test.each([
	['{2}', 'a\nb', undefined],
	['{1-2} title="{9}"', 'a\nb', undefined],
	['{2}', '// highlight-next-line\na\nb', undefined],
	['title="x" {1,7}', 'a\nb', 'die Zeile 7; der Codeblock hat 2 Zeilen'],
	['{1-3}', 'a', 'die Zeile 2; der Codeblock hat nur eine'],
	['{0}', 'a', 'die Zeile 0'],
	['{3}', '// highlight-next-line\na\nb', 'die Zeile 3; der Codeblock hat 2 Zeilen'],
])('lines that are marked and not there: %s of %j', (meta, code, message) => {
	const found = unmarkedLine.run(contentOf(`Text.\n\n\`\`\`js ${meta}\n${code}\n\`\`\`\n`));
	expect(found).toEqual(message === undefined ? [] : [expect.objectContaining({ line: 3, message: expect.stringContaining(message) })]);
});

test('tabs of a set are told apart by their values', () => {
	const found = (text: string, file = 'docs/a.md') =>
		duplicateTab.run(contentOf(text, {}, file)).map(({ line, message }) => `${line} ${/„(.*)“/.exec(message)?.[1]}`);
	const set = (...tabs: string[]) => `::::tabs\n${tabs.map((tab) => `:::tab${tab}\nText.\n:::`).join('\n')}\n::::`;
	expect(found(`${set('[Rot]', '[Rot]{value=b}', '[B]')}\n\n${set('[Rot]')}`)).toEqual([]);
	expect(found(set('[Rot]{value=a}', '[Blau]{value=a}', '[*a*]', '[b]', ' b'))).toEqual(['5 a', '8 a', '14 b']);
	const items = '<Tabs>\n<TabItem value="a" label="Rot">\nText.\n</TabItem>\n<TabItem value="a">\nText.\n</TabItem>\n<TabItem value={b}>\n</TabItem>\n</Tabs>';
	expect(found(items, 'docs/a.mdx')).toEqual(['5 a']);
});
