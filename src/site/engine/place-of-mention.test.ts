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
])('%s', (code, place) => expect(placeOfMention(root(), 'docs/a.mdx', code)).toEqual(place));
