import { documentHtml } from './document-html.ts';
import { sayPages } from './page-marks.ts';
import { fullTitle, type PaperDocument } from './paper-document.ts';
import { readPrintedFile } from './printed-file.ts';

/** How often a document is printed until the pages that it names are those that it has. */
const PRINT_ATTEMPTS = 6;

/**
 * Prints a document: first with any pages, then with those that came of it, until these stay.
 * @param print makes a tagged PDF of a page. @returns `undefined` if the page numbers do not become stable.
 */
export async function printDocument(
	document: PaperDocument,
	{ css, print }: { css: string; print(html: string): Promise<Uint8Array> },
): Promise<{ bytes: Uint8Array; pageCount: number } | undefined> {
	const html = documentHtml(document, css);
	let pageOf: ReadonlyMap<string, number> | undefined;
	for (let attempt = 0; attempt < PRINT_ATTEMPTS; attempt++) {
		const said = sayPages(html, pageOf);
		const file = await readPrintedFile(await print(said));
		pageOf = file.pageOf;
		if (sayPages(html, pageOf) !== said) continue;
		const { lang, owner, sha256, edition } = document;
		return {
			bytes: await file.finish({ title: fullTitle(document), lang, author: owner, sha256, date: edition?.date }),
			pageCount: file.pageCount,
		};
	}
	return undefined;
}
