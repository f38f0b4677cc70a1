import type { FilePlace } from '#schema/problem.ts';
import type { Blame } from './blame.ts';

/** The `slug` in the file of a page, or the file alone; nothing for a page that is made from many files. */
export function placeOfPage(path: string | undefined, blame: Blame): FilePlace | undefined {
	const file = path === undefined ? undefined : blame.sourceOf(path);
	return file === undefined ? undefined : blame.placeOf(file, { addresses: ['slug:'], text: '' });
}

/** Where a heading of the page at `path` gets its id. */
export function placeOfId(id: string | undefined, path: string, blame: Blame): FilePlace | undefined {
	const file = id === undefined ? undefined : blame.sourceOf(path);
	const place = file === undefined ? undefined : blame.placeOf(file, { addresses: [`{#${id}}`, `#${id}`], text: '' });
	return place?.line === undefined ? undefined : place;
}
