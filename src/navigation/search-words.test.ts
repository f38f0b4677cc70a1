import { expect, test } from 'vitest';
import { docFrontMatterSchema } from '#schema/front-matter.ts';
import { searchWords } from './search-words.ts';
import { docOf, siteOf, versionOf } from './site.fixture.ts';

const doc = (name: string, search_words: object, rest = {}) => docOf(name, { frontMatter: docFrontMatterSchema.parse({ search_words }), ...rest });

test('words of sections come from the newest version, without drafts', () => {
	const current = versionOf({ docs: [doc('a', { verloren: ['weg', 'gestohlen'], neu: 'frisch, jung' }), doc('entwurf', { x: ['y'] }, { draft: true })] });
	const older = { ...versionOf({ docs: [doc('alt', { verloren: ['weg'] })] }), isLast: false };
	expect(searchWords(siteOf({ versions: [current, older] })).map(({ file, anchor, words }) => [file, anchor, ...words])).toEqual([
		['docs/a.md', 'verloren', 'weg', 'gestohlen'],
		['docs/a.md', 'neu', 'frisch', 'jung'],
	]);
});
