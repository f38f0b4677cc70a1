import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { placeOfMention } from './place-of-mention.ts';

const root = () =>
	siteFiles({
		'docs/a.mdx': "import T from './_t.mdx';\n\nwert im Text\n\n{wert + andererWert}\n\n<Kasten />\n",
		'docs/_t.mdx': "import T from './_t.mdx';\n\n{nurHier}\n",
	});

test.each([
	['wert', { file: 'docs/a.mdx', line: 5 }],
	['<Kasten', { file: 'docs/a.mdx', line: 7 }],
	['./_t.mdx', { file: 'docs/a.mdx', line: 1 }],
	['Text', { file: 'docs/a.mdx', line: 3 }],
	['nurHier', { file: 'docs/_t.mdx', line: 3 }],
	['fehlt', { file: 'docs/a.mdx', line: undefined }],
])('%s', (code, place) => expect(placeOfMention(root(), 'docs/a.mdx', { code })).toEqual(place));

test.each([
	['There is no message KB-409.', 7],
	['Den Eintrag „zwei“ gibt es nicht.', 9],
	['Etwas anderes.', 5],
])('of several mentions the one beside a value of the reason: %s', (reason, line) => {
	const texts = { 'docs/a.mdx': '# KB-409\n\nText zwei.\n\n<Meldung code="KB-101" />\n\n<Meldung code="KB-409" />\n\n<Meldung code="zwei" />\n' };
	expect(placeOfMention(siteFiles(texts), 'docs/a.mdx', { code: '<Meldung', reason })).toEqual({ file: 'docs/a.mdx', line });
});

test.each([
	['two', 0, 7],
	['none', 0, 3],
	['none', 1, 5],
	['none', 2, 7],
	['none', 3, 3],
	['', 0, 3],
])('of several mentions the one beside a value that it was given, else the one whose turn it is: %s, %d', (value, nth, line) => {
	const root = siteFiles({ 'docs/a.mdx': '# Kasten\n\n<Kasten />\n\n<Kasten />\n\n<Kasten art="two" />\n' });
	expect(placeOfMention(root, 'docs/a.mdx', { code: '<Kasten', given: [value], nth })).toEqual({ file: 'docs/a.mdx', line });
});
