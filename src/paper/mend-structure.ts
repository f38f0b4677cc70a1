import { PDFArray, type PDFContext, PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import { paper as words } from '#words/paper.ts';
import { pdfName } from './pdf-name.ts';

/** Types of PDF 2.0 that a browser uses, by what they are in the PDF that PDF/UA-1 knows. */
const ROLE_MAP = { Strong: 'Span', Em: 'Span' };

/**
 * Changes the tags of a browser to what PDF/UA-1 requires: list items have a body, drawn controls are not form fields, pictures without alternative text are not
 * figures, links have a description, and bookmarks do not repeat their heading.
 * @param pageOf page of each place that a link leads to.
 */
export function mendStructure(document: PDFDocument, pageOf: ReadonlyMap<string, number>): void {
	const { catalog, context } = document;
	catalog.lookupMaybe(pdfName('StructTreeRoot'), PDFDict)?.set(pdfName('RoleMap'), context.obj(ROLE_MAP));
	for (const [ref, element] of dictionaries(context, 'StructElem')) {
		const type = element.lookupMaybe(pdfName('S'), PDFName)?.decodeText();
		if (type === 'LI') giveBody(context, ref, element);
		if (type === 'Form') {
			element.set(pdfName('S'), pdfName('Span'));
			element.delete(pdfName('A'));
		}
		if (type === 'Figure' && !element.has(pdfName('Alt'))) element.set(pdfName('S'), pdfName('Div'));
		if (type === 'Caption' && !isFigure(element.lookupMaybe(pdfName('P'), PDFDict))) element.set(pdfName('S'), pdfName('Div'));
	}
	for (const { node } of document.getPages()) for (const link of node.Annots()?.asArray() ?? []) labelLink(context.lookup(link), pageOf);
	for (const [, object] of context.enumerateIndirectObjects())
		if (object instanceof PDFDict && object.has(pdfName('Dest')) && object.has(pdfName('Title'))) nameOnce(object);
}

function dictionaries(context: PDFContext, type: string): [PDFRef, PDFDict][] {
	return context
		.enumerateIndirectObjects()
		.flatMap(([ref, object]) => (object instanceof PDFDict && object.get(pdfName('Type')) === pdfName(type) ? [[ref, object] as [PDFRef, PDFDict]] : []));
}

/** A figure keeps its caption; one without words is none any more, or will be none. */
const isFigure = (element: PDFDict | undefined): boolean => element?.get(pdfName('S')) === pdfName('Figure') && element.has(pdfName('Alt'));

const kidsOf = (element: PDFDict): PDFObject[] => {
	const kids = element.lookup(pdfName('K'));
	return kids instanceof PDFArray ? kids.asArray() : kids === undefined ? [] : [element.get(pdfName('K')) ?? kids];
};

/** The content of a list item beside its label is its body. The existing element becomes the body, because pages refer to it as the owner of the texts, and a new element becomes the item. */
function giveBody(context: PDFContext, item: PDFRef, element: PDFDict): void {
	const kids = kidsOf(element);
	const typeOf = (kid: PDFObject): string | undefined => {
		const inner = context.lookup(kid);
		return inner instanceof PDFDict ? inner.lookupMaybe(pdfName('S'), PDFName)?.decodeText() : undefined;
	};
	const labels = kids.filter((kid) => typeOf(kid) === 'Lbl');
	const list = element.get(pdfName('P'));
	const around = element.lookupMaybe(pdfName('P'), PDFDict);
	if (list === undefined || around === undefined || kids.some((kid) => typeOf(kid) === 'LBody')) return;
	const place = context.register(context.obj({ Type: 'StructElem', S: 'LI', P: list, K: [...labels, item] }));
	around.set(pdfName('K'), context.obj(kidsOf(around).map((kid) => (kid === item ? place : kid))));
	for (const label of labels) context.lookup(label, PDFDict).set(pdfName('P'), place);
	element.set(pdfName('S'), pdfName('LBody'));
	element.set(pdfName('P'), place);
	element.set(pdfName('K'), context.obj(kids.filter((kid) => !labels.includes(kid))));
}

function labelLink(link: PDFObject | undefined, pageOf: ReadonlyMap<string, number>): void {
	if (!(link instanceof PDFDict) || link.has(pdfName('Contents'))) return;
	const place = link.lookup(pdfName('Dest'));
	const address = link.lookupMaybe(pdfName('A'), PDFDict)?.lookup(pdfName('URI'));
	const page = place instanceof PDFName ? pageOf.get(place.decodeText()) : undefined;
	const text = page !== undefined ? words.onPage(page) : address instanceof PDFString || address instanceof PDFHexString ? address.decodeText() : undefined;
	if (text !== undefined) link.set(pdfName('Contents'), PDFHexString.fromText(text));
}

/** Browsers repeat a heading that they moved to the next page. */
function nameOnce(bookmark: PDFDict): void {
	const title = bookmark.lookup(pdfName('Title'));
	const text = title instanceof PDFString || title instanceof PDFHexString ? title.decodeText() : '';
	const half = text.slice(0, text.length / 2);
	if (half !== '' && text === half + half) bookmark.set(pdfName('Title'), PDFHexString.fromText(half));
}
