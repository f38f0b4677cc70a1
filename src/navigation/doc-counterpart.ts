import type { Version } from './version.ts';

/** A page of a version: its address, and the doc behind it if there is one. */
export interface PageOfVersion {
	path: string;
	docId?: string | undefined;
}

/** Address of the same page in another version: the doc with the same id, or the category's page at the same place, else (`isSame` is false) that version's first page. */
export function counterpart({ path, docId }: PageOfVersion, from: Version, to: Version): { path: string; isSame: boolean } {
	const place = to.path + path.slice(from.path.length);
	const same = docId === undefined ? to.categoryPages.find((page) => page.path === place) : to.docs.find((doc) => doc.id === docId && !doc.draft);
	return { path: same?.path ?? firstPage(to), isSame: same !== undefined };
}

/** Address of the first page of a version. */
export const firstPage = ({ docs, mainDocId, path }: Version): string => docs.find((doc) => doc.id === mainDocId)?.path ?? path;
