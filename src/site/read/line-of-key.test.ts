import { describe, expect, test } from 'vitest';
import { lineOfKey } from './line-of-key.ts';

const SOURCE = `import { defineSite } from 'nonius/site';

/** title: nicht hier */
export default defineSite({
	title: 'Mit { Klammer und "title: nein"',
	'tagline': \`über
zwei Zeilen\`, // navbar: [
	navbar: [
		{ type: 'link', label: 'Eins', to: '/eins/' },
		{
			type: 'link',
			label: 'Zwei',
		},
		/* { label: 'Drei' }, */
		{ type: 'link', label: (1 + 2, 'Vier') },
	],
	"docs": { versions: { 'current': { label: 'x' }, '2025.3': { banner: 'none' } } },
	blog: shared,
	list: ['a', 'b',
		'c'],
});
`;

describe('the line of', () => {
	test.each<[string, PropertyKey[], number | undefined]>([
		['a key', ['title'], 5],
		['a key in quotes', ['tagline'], 6],
		['a list', ['navbar'], 8],
		['an entry of a list', ['navbar', 0], 9],
		['a key of the first entry', ['navbar', 0, 'to'], 9],
		['a key of a later entry', ['navbar', 1, 'label'], 12],
		['a key of an entry after a comment', ['navbar', 2, 'label'], 15],
		['an entry that is missing, at its list', ['navbar', 7], 8],
		['a key that is missing, at its object', ['navbar', 1, 'to'], 10],
		['a key with a dot, in one line', ['docs', 'versions', '2025.3', 'banner'], 17],
		['what a variable holds, at the variable', ['blog', 'title'], 18],
		['an element', ['list', 2], 20],
		['nothing, at the export', [], 4],
		['a key that is missing at the top, at the export', ['footer'], 4],
	])('%s', (_, path, line) => {
		expect(lineOfKey(SOURCE, path)).toBe(line);
	});
});

test('an object may be exported by its name', () => {
	expect(lineOfKey("const config = {\n\ttitle: 'T',\n};\n\nexport default config;", ['title'])).toBe(2);
});

test('a file without an object has no other lines', () => {
	expect(lineOfKey("import config from './config.ts';\n\nexport default config;", ['title'])).toBe(3);
	expect(lineOfKey('', ['title'])).toBeUndefined();
});
