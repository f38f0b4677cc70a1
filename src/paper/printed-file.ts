import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { escapeHtml } from '#text/escape-html.ts';
import { markArtifacts } from './mark-artifacts.ts';
import { mendStructure } from './mend-structure.ts';

/** Metadata of a file. */
interface FileFacts {
	title: string;
	lang: string;
	author: string;
	/** Fingerprint of its texts (SHA-256, hexadecimal), in place of a random name. */
	sha256: string;
	/** Day of its edition, `YYYY-MM-DD`; a file of none has no date, because a clock would make it another file with each print. */
	date: string | undefined;
}

/** A file that a browser has printed. */
interface PrintedFile {
	pageCount: number;
	/** Page of each place that a link leads to, from 1. */
	pageOf: ReadonlyMap<string, number>;
	/** The file with these metadata. */
	finish(facts: FileFacts): Promise<Uint8Array>;
}

/** Reads a tagged file of a browser. Throws when the bytes are no PDF. */
export async function readPrintedFile(bytes: Uint8Array): Promise<PrintedFile> {
	const document = await PDFDocument.load(bytes, { updateMetadata: false });
	const pages = new Map(document.getPages().map(({ ref }, index) => [ref.toString(), index + 1]));
	const places = document.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict)?.entries() ?? [];
	const pageOf = new Map(
		places.flatMap(([name, place]) => {
			const target = document.context.lookup(place);
			const page = target instanceof PDFArray ? pages.get(target.get(0).toString()) : undefined;
			return page === undefined ? [] : [[name.decodeText(), page] as const];
		}),
	);
	return {
		pageCount: pages.size,
		pageOf,
		finish(facts) {
			mendStructure(document, pageOf);
			markArtifacts(document);
			return withFacts(document, facts);
		},
	};
}

async function withFacts(document: PDFDocument, { title, lang, author, sha256, date }: FileFacts): Promise<Uint8Array> {
	const { catalog, context } = document;
	const day = date === undefined ? undefined : new Date(`${date}T00:00:00Z`);
	document.setTitle(title, { showInWindowTitleBar: true });
	document.setLanguage(lang);
	document.setAuthor(author);
	document.setProducer('Nonius');
	document.setCreator('Nonius');
	const info = context.lookup(context.trailerInfo.Info, PDFDict);
	for (const [key, value] of [
		['CreationDate', day],
		['ModDate', day],
	] as const) {
		if (value === undefined) info.delete(PDFName.of(key));
		else info.set(PDFName.of(key), PDFString.fromDate(value));
	}
	const name = PDFHexString.of(sha256.slice(0, 32));
	context.trailerInfo.ID = context.obj([name, name]);
	const xmp = context.stream(Buffer.from(metadata({ title, lang, author, sha256, date })), { Type: 'Metadata', Subtype: 'XML' });
	catalog.set(PDFName.of('Metadata'), context.register(xmp));
	catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
	// Links are reached in the order of the structure.
	for (const page of document.getPages()) page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
	catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
	catalog.set(PDFName.of('Version'), PDFName.of('1.7'));
	return document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });
}

/** The same as XMP, with the claim that the file follows PDF/UA-1, which the tests check. */
function metadata({ title, lang, author, sha256, date }: FileFacts): string {
	const dates = date === undefined ? '' : `<xmp:CreateDate>${date}T00:00:00Z</xmp:CreateDate><xmp:ModifyDate>${date}T00:00:00Z</xmp:ModifyDate>`;
	return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>${escapeHtml(lang)}</rdf:li></rdf:Bag></dc:language><dc:identifier>urn:sha256:${sha256}</dc:identifier>${dates}<pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}
