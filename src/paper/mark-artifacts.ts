import { decodePDFRawStream, PDFArray, PDFDict, type PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

const PAINTS = /(?:^|\s)(?:f\*?|F|S|s|B\*?|b\*?|sh|T[jJ]|Do)$/;

/** Marks what belongs to no tag (running heads, grounds, lines) as what readers of the text pass over, on all pages. */
export function markArtifacts(document: PDFDocument): void {
	const { context } = document;
	for (const { node } of document.getPages()) {
		const contents = node.get(PDFName.of('Contents'));
		const refs = contents instanceof PDFArray ? contents.asArray() : [contents];
		const tagged = taggedForms(node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict));
		for (const ref of refs) {
			const stream = ref instanceof PDFRef ? context.lookup(ref) : undefined;
			if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) continue;
			const marked = withArtifacts(text(stream), tagged);
			context.assign(ref, context.flateStream(Buffer.from(marked, 'latin1')));
		}
	}
}

const text = (stream: PDFRawStream): string => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** Names of the pictures of a page that hold tags of their own. */
function taggedForms(objects: PDFDict | undefined): Set<string> {
	const names = (objects?.keys() ?? []).filter((key) => {
		const form = objects?.lookup(key);
		return form instanceof PDFRawStream && form.dict.get(PDFName.of('Subtype')) === PDFName.of('Form') && text(form).includes('BDC');
	});
	return new Set(names.map((key) => key.toString()));
}

/**
 * Puts what is painted outside of tags between marks of its own. It works on lines, as browsers write one operator a line, and never parts a path or a text.
 * @param tagged names of pictures (`/X1`) that hold tags.
 */
export function withArtifacts(content: string, tagged: ReadonlySet<string> = new Set()): string {
	const written: string[] = [];
	let run: string[] = [];
	let depth = 0;
	const flush = () => {
		const isPainted = run.some((line) => PAINTS.test(line)) && !run.some((line) => tagged.has(/^(\/\S+) Do$/.exec(line)?.[1] ?? ''));
		written.push(...(isPainted ? ['/Artifact BMC', ...run, 'EMC'] : run));
		run = [];
	};
	for (const line of content.split('\n')) {
		const opens = /\bB(?:DC|MC)$/.test(line);
		if (depth === 0 && !opens && !/^[qQ]$/.test(line)) {
			run.push(line);
			continue;
		}
		flush();
		written.push(line);
		if (opens) depth++;
		else if (line === 'EMC') depth--;
	}
	flush();
	return written.join('\n');
}
