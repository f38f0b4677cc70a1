import { isFolderIndex } from '#text/folder-index.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lacking } from './reading/lacking.ts';
import type { SourcePage } from './reading/source-page.ts';

export const missingKey = {
	id: 'missing-key',
	run: ({ pages }) =>
		VISIBLE_KEYS.flatMap((key) =>
			lacking(key === 'sidebar_position' ? pages.filter(({ file }) => !isFolderIndex(file)) : pages, (page) => hasKey(page, key), NEEDED.includes(key)).map(
				({ file, keys }) => ({
					file,
					line: lineBelow(keys, key),
					message: textFaults.missingKey(key),
					hint: textFaults.missingKeyHint(key),
				}),
			),
		),
} satisfies TextRule;

/** Keys whose values readers see in some form; other keys control the program. */
const VISIBLE_KEYS = ['title', 'description', 'authors', 'tags', 'sidebar_position'];

/** Every page needs these; others are missed only if most pages of the folder have them. */
const NEEDED = ['title', 'description'];

/** The line below which the key is expected: the usual order is that of `VISIBLE_KEYS`. */
const lineBelow = (keys: SourcePage['keys'], key: string): number =>
	keys.findLast(({ name }) => VISIBLE_KEYS.slice(0, VISIBLE_KEYS.indexOf(key)).includes(name))?.line ?? 1;

/** A page may say the same in other ways: its title as a heading, its authors by the keys of older sites (`author`, `author_title`). */
function hasKey({ keys, passages }: SourcePage, key: string): boolean {
	if (key === 'title' && passages.some(({ level }) => level === 1)) return true;
	return keys.some(({ name }) => name === key || (key === 'authors' && /^author(?:_|$)/.test(name)));
}
