import { decodePDFRawStream, PDFArray, PDFDict, type PDFDocument, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { pdfName } from './pdf-name.ts';

/** Marks content without a tag (running heads, backgrounds, lines) as artifacts, which screen readers skip, on pages and in form XObjects with tags. */
export function markArtifacts(document: PDFDocument): void {
	const { context } = document;
	for (const { node } of document.getPages()) {
		const contents = node.get(pdfName('Contents'));
		const tagged = taggedLayers(node.Resources());
		for (const ref of contents instanceof PDFArray ? contents.asArray() : [contents]) {
			const stream = context.lookup(ref);
			if (ref instanceof PDFRef && stream instanceof PDFRawStream) context.assign(ref, context.flateStream(asBytes(withArtifacts(streamText(stream), tagged))));
		}
	}
	for (const [ref, object] of context.enumerateIndirectObjects()) {
		if (!isTaggedLayer(object)) continue;
		const marked = context.flateStream(asBytes(withArtifacts(streamText(object), taggedLayers(object.dict.lookupMaybe(pdfName('Resources'), PDFDict)))));
		for (const [key, value] of object.dict.entries()) if (!['Length', 'Filter', 'DecodeParms'].includes(key.decodeText())) marked.dict.set(key, value);
		context.assign(ref, marked);
	}
}

const streamText = (stream: PDFRawStream): string => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
const asBytes = (content: string): Uint8Array => Buffer.from(content, 'latin1');

/** A part of a page that is drawn apart, with tags of its own. */
const isTaggedLayer = (object: unknown): object is PDFRawStream =>
	object instanceof PDFRawStream && object.dict.get(pdfName('Subtype')) === pdfName('Form') && streamText(object).includes('/MCID');

/** Names of the layers that a page or layer draws and that hold tags, as `/X1`. */
function taggedLayers(resources: PDFDict | undefined): Set<string> {
	const objects = resources?.lookupMaybe(pdfName('XObject'), PDFDict);
	return new Set((objects?.keys() ?? []).filter((key) => isTaggedLayer(objects?.lookup(key))).map(String));
}

const PAINTS = /(?:^|\s)(?:f\*?|F|S|s|B\*?|b\*?|sh|T[jJ]|Do)$/;

/**
 * Puts marks around everything painted outside tags. Works on lines, because browsers write one operator a line, and never splits a path or a text.
 * @param tagged names of layers (`/X1`) that hold tags.
 */
export function withArtifacts(content: string, tagged: ReadonlySet<string> = new Set()): string {
	const written: string[] = [];
	let run: string[] = [];
	/** Marks that are open since the last tag began. Outside of tags there are others, too, which stay in their run: `/Span<</ActualText (fi)>> BDC`. */
	let depth = 0;
	const flush = () => {
		const isPainted = run.some((line) => PAINTS.test(line)) && !run.some((line) => tagged.has(/^(\/\S+) Do$/.exec(line)?.[1] ?? ''));
		written.push(...(isPainted ? ['/Artifact BMC', ...run, 'EMC'] : run));
		run = [];
	};
	for (const line of content.split('\n')) {
		const opens = /\bB(?:DC|MC)$/.test(line);
		if (depth === 0 && !(opens && line.includes('/MCID')) && !/^[qQ]$/.test(line)) {
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
