import type { Version } from './version.ts';

/** Address of the same page in another version: the doc with the same id, else (`isSame` is false) that version's first page. */
export function counterpart(docId: string | undefined, version: Version): { path: string; isSame: boolean } {
	const same = version.docs.find((doc) => doc.id === docId && !doc.draft);
	const path = same?.path ?? version.docs.find((doc) => doc.id === version.mainDocId)?.path ?? version.path;
	return { path, isSame: same !== undefined };
}
