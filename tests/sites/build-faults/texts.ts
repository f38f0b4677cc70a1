import { bomb } from './bomb.ts';
import type { BuildFault } from './fault.ts';
import { add, edit, HANDBOOK, page } from './site.ts';

/** Faults of texts: too deep, too long, too many, invalid characters, another encoding. */
export const TEXT_FAULTS: readonly BuildFault[] = [
	{
		name: 'another encoding',
		says: /latin\.md:5.*UTF-8/s,
		plant: (place) => add(place, `${HANDBOOK}/latin.md`, Buffer.from('---\ntitle: Latin\n---\n\nMaß und Größe.\n', 'latin1')),
	},
	{ name: 'UTF-16', says: /breit\.md.*UTF-8/s, plant: (place) => add(place, `${HANDBOOK}/breit.md`, Buffer.from('\ufeffText.\n', 'utf16le')) },
	{ name: 'no text', says: /bild\.md.*UTF-8/s, plant: (place) => add(place, `${HANDBOOK}/bild.md`, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 255])) },
	{
		name: 'a bomb of aliases in front matter',
		says: /bombe\.md:2.*→/s,
		plant: (place) => add(place, `${HANDBOOK}/bombe.md`, `---\n${bomb(12)}\n---\n\nText.\n`),
	},
	{
		name: 'brackets without end in front matter',
		says: /tief\.md:2.*→/s,
		plant: (place) => add(place, `${HANDBOOK}/tief.md`, `---\na: ${'['.repeat(50_000)}\n---\n\nText.\n`),
	},
	{
		name: 'deep front matter',
		says: /tief\.md.*→/s,
		plant: (place) => add(place, `${HANDBOOK}/tief.md`, `---\nkeywords: ${'['.repeat(9_000)}${']'.repeat(9_000)}\n---\n\nText.\n`),
	},
	...[
		['brackets', '['],
		['pictures', '!['],
		['stars', '*a'],
		['tags', '<a '],
		['quotes', '> '],
		['lists', '- '],
		['boxes', ':::note\n'],
		['braces', '{'],
		['quotation marks', '"'],
		['entities', '&'],
		['code', '`a'],
		['digits', '1.'],
		['words', 'aa-'],
		['spaces', '. '],
		['addresses', 'a@a.'],
		['statuses', ':status['],
	].map(
		([name = '', part = '']): BuildFault => ({
			name: `20,000 ${name} in a row`,
			says: /Fertig|viele\.md:\d+.*→/s,
			plant: (place) => add(place, `${HANDBOOK}/viele.md`, `---\ntitle: Viele\n---\n\n${part.repeat(20_000)}\n`),
		}),
	),
	...[
		['tags', '<b>', '</b>'],
		['components', '<A b="c">\n', '</A>\n'],
		['parentheses', '{', '}'],
		['lists of JavaScript', '[', ']'],
		['properties', '<A b={', '} />'],
	].map(
		([name = '', before = '', after = '']): BuildFault => ({
			name: `20,000 ${name} in each other`,
			says: /viele\.mdx:\d+.*→/s,
			plant: (place) =>
				add(place, `${HANDBOOK}/viele.mdx`, `---\ntitle: Viele\n---\n\nexport const a = 1;\n\n${before.repeat(20_000)}1${after.repeat(20_000)}\n`),
		}),
	),
	{
		name: 'a text of 10 MB',
		says: /Fertig/,
		plant: (place) =>
			add(
				place,
				`${HANDBOOK}/gross.md`,
				`---\ntitle: Groß\n---\n\n${'Ein Satz mit Wörtern, die es gibt. '.repeat(30)}\n\n`.padEnd(36) +
					`${'Ein Satz mit Wörtern. '.repeat(40)}\n\n`.repeat(11_600),
			),
	},
	{
		name: 'a line of 10 MB',
		says: /Fertig/,
		plant: (place) => add(place, `${HANDBOOK}/gross.md`, `---\ntitle: Groß\n---\n\n${'Ein Satz mit Wörtern. '.repeat(470_000)}\n`),
	},
	{
		name: 'a table of 10,000 rows',
		says: /Fertig/,
		plant: (place) => add(place, `${HANDBOOK}/viele.md`, page(`| A | B | C |\n|---|---|---|\n${'| Prüfung | `b` | **c** |\n'.repeat(10_000)}`)),
	},
	{
		name: 'a row of 10,000 cells',
		says: /Fertig/,
		plant: (place) => add(place, `${HANDBOOK}/viele.md`, page(`|${' a |'.repeat(10_000)}\n|${'---|'.repeat(10_000)}\n|${' b |'.repeat(10_000)}`)),
	},
	{
		name: '100,000 links',
		says: /Fertig/,
		plant: (place) => add(place, `${HANDBOOK}/viele.md`, page('[Anfang](./index.md#anfang) '.repeat(10).concat('\n\n').repeat(10_000))),
	},
	{
		name: '100,000 links that lead nowhere',
		says: /viele\.md:5/,
		plant: (place) => add(place, `${HANDBOOK}/viele.md`, page(Array.from({ length: 100_000 }, (_, index) => `[x](./nirgends-${index}.md)`).join('\n'))),
	},
	{
		name: '20,000 quotations in one paragraph',
		says: /Fertig/,
		plant: (place) => add(place, `${HANDBOOK}/viele.md`, page('["x"](./index.md) "y"\n'.repeat(10_000))),
	},
	{ name: '10,000 headings', says: /Fertig/, plant: (place) => add(place, `${HANDBOOK}/viele.md`, page('## Gleich\n\nText.\n\n'.repeat(10_000))) },
	{
		name: '10,000 notes at the foot',
		says: /Fertig/,
		plant: (place) =>
			add(place, `${HANDBOOK}/viele.md`, page(Array.from({ length: 10_000 }, (_, index) => `Text[^${index}].\n\n[^${index}]: Note.\n`).join('\n'))),
	},
	{
		name: 'a line of code of 1 MB',
		says: /Fertig/,
		plant: (place) => add(place, `${HANDBOOK}/viele.md`, page(`\`\`\`js\n${'a({"b": [1, 2]});'.repeat(60_000)}\n\`\`\``)),
	},
	{
		name: '100,000 lines of code',
		says: /Fertig/,
		plant: (place) => add(place, `${HANDBOOK}/viele.md`, page(`\`\`\`json\n${'{ "a": [1, "b"] },\n'.repeat(100_000)}\`\`\``)),
	},
	{ name: 'a word of 1 MB', says: /Fertig/, plant: (place) => add(place, `${HANDBOOK}/viele.md`, page('a'.repeat(1_000_000))) },
	{
		name: 'a title of 1 MB',
		says: /Fertig|viele\.md:2.*→/s,
		plant: (place) => add(place, `${HANDBOOK}/viele.md`, `---\ntitle: ${'Wort '.repeat(200_000)}\n---\n\nText.\n`),
	},
	{
		name: 'words of the search that are patterns',
		says: /Fertig|viele\.md:\d+.*→/s,
		plant: (place) => add(place, `${HANDBOOK}/viele.md`, page('Text.', "search_words:\n  - '(a+)+$'\n  - '[('\nkeywords: ['(.*)*x', '\\\\']\n")),
	},
	{
		name: 'half a surrogate in texts',
		says: /Fertig|(?:index\.md|description\.json|site\.config\.ts):\d+.*→/s,
		plant(place) {
			edit(place, `${HANDBOOK}/index.md`, (text) => text.replace('Womit es beginnt.', '"Wo \\ud800 mit"'));
			edit(place, 'texte/api/description.json', (text) => text.replace('"A"', '"A \\udc00"'));
			edit(place, 'site.config.ts', (text) => text.replace("'Probe'", "'Probe \\ud800'"));
		},
	},
	{
		name: 'invalid characters',
		says: /Fertig|viele\.md:\d+.*→/s,
		plant: (place) => add(place, `${HANDBOOK}/viele.md`, page('a\x01b\x08c\x0bd\x1be\x7ff\x85g\ufffeh\uffffi\u2028j\u202ek\ufeffl')),
	},
	{ name: 'front matter that nothing closes', says: /viele\.md:1.*→/s, plant: (place) => add(place, `${HANDBOOK}/viele.md`, '---\ntitle: Viele\n\nText.\n') },
	{ name: 'a sign of zero', says: /viele\.md:5.*→/s, plant: (place) => add(place, `${HANDBOOK}/viele.md`, page('Text\0.')) },
];
