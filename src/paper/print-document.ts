import { documentHtml } from './document-html.ts';
import { sayPages } from './page-marks.ts';
import type { PaperDocument } from './paper-document.ts';
import { readPrintedFile } from './printed-file.ts';

/** How often a document is printed until the pages that it names are those that it has. */
const ATTEMPTS = 6;

/**
 * Prints a document: first with any pages, then with those that came of it, until these stay.
 * @param print makes a tagged PDF of a page. @returns `undefined` when the pages do not come to rest.
 */
export async function printDocument(
	document: PaperDocument,
	{ css, print }: { css: string; print(html: string): Promise<Uint8Array> },
): Promise<{ bytes: Uint8Array; pageCount: number } | undefined> {
	const html = documentHtml(document, css);
	let said: string | undefined;
	let pageOf: ReadonlyMap<string, number> | undefined;
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		const next = sayPages(html, pageOf);
		if (next === said) break;
		said = next;
		const file = await readPrintedFile(await print(said));
		const isAtRest = sayPages(html, file.pageOf) === said;
		pageOf = file.pageOf;
		if (!isAtRest) continue;
		const { title, chapter, lang, copyright, sha256, edition } = document;
		const fullTitle = chapter === undefined ? title : `${title} – ${chapter.title}`;
		return { bytes: await file.finish({ title: fullTitle, lang, author: copyright, sha256, date: edition?.date }), pageCount: file.pageCount };
	}
	return undefined;
}
