import type { Version } from './version.ts';

/** Address of the same page in another version: the doc with the same id, else that version's first page. */
export function counterpart(docId: string | undefined, version: Version): string {
	const same = version.docs.find((doc) => doc.id === docId && !doc.draft);
	return same?.path ?? version.docs.find((doc) => doc.id === version.mainDocId)?.path ?? version.path;
}
