import { PDFArray, type PDFContext, PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import { paper as words } from '#words/paper.ts';

const name = (text: string): PDFName => PDFName.of(text);

/** Types of PDF 2.0 that a browser uses, by what they are in the PDF that PDF/UA-1 knows. */
const ROLES = { Strong: 'Span', Em: 'Span' };

/**
 * Makes of the tags of a browser what PDF/UA-1 asks for: items of lists have a body, what is drawn as a control is none, what has no words beside it is no figure,
 * links say where they lead, and no bookmark says its heading twice.
 * @param pageOf page of each place that a link leads to.
 */
export function mendStructure(document: PDFDocument, pageOf: ReadonlyMap<string, number>): void {
	const { catalog, context } = document;
	catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)?.set(name('RoleMap'), context.obj(ROLES));
	for (const [ref, element] of dictionaries(context, 'StructElem')) {
		const type = element.lookupMaybe(name('S'), PDFName)?.decodeText();
		if (type === 'LI') giveBody(context, ref, element);
		if (type === 'Form') {
			element.set(name('S'), name('Span'));
			element.delete(name('A'));
		}
		if (type === 'Figure' && !element.has(name('Alt'))) element.set(name('S'), name('Div'));
		if (type === 'Caption' && !isFigure(element.lookupMaybe(name('P'), PDFDict))) element.set(name('S'), name('Div'));
	}
	for (const { node } of document.getPages()) for (const link of node.Annots()?.asArray() ?? []) nameLink(context.lookup(link), pageOf);
	for (const [, object] of context.enumerateIndirectObjects())
		if (object instanceof PDFDict && object.has(name('Dest')) && object.has(name('Title'))) nameOnce(object);
}

function dictionaries(context: PDFContext, type: string): [PDFRef, PDFDict][] {
	return context
		.enumerateIndirectObjects()
		.flatMap(([ref, object]) => (object instanceof PDFDict && object.get(name('Type')) === name(type) ? [[ref, object] as [PDFRef, PDFDict]] : []));
}

/** A figure keeps its caption; one without words is none any more, or will be none. */
const isFigure = (element: PDFDict | undefined): boolean => element?.get(name('S')) === name('Figure') && element.has(name('Alt'));

const kidsOf = (element: PDFDict): PDFObject[] => {
	const kids = element.lookup(name('K'));
	return kids instanceof PDFArray ? kids.asArray() : kids === undefined ? [] : [element.get(name('K')) ?? kids];
};

/** What stands in an item beside its label is its body. The element itself becomes the body, because pages name it as the owner of its texts, and a new one takes its place. */
function giveBody(context: PDFContext, item: PDFRef, element: PDFDict): void {
	const kids = kidsOf(element);
	const typeOf = (kid: PDFObject): string | undefined => {
		const inner = context.lookup(kid);
		return inner instanceof PDFDict ? inner.lookupMaybe(name('S'), PDFName)?.decodeText() : undefined;
	};
	const labels = kids.filter((kid) => typeOf(kid) === 'Lbl');
	const list = element.get(name('P'));
	const around = element.lookupMaybe(name('P'), PDFDict);
	if (list === undefined || around === undefined || kids.some((kid) => typeOf(kid) === 'LBody')) return;
	const place = context.register(context.obj({ Type: 'StructElem', S: 'LI', P: list, K: [...labels, item] }));
	around.set(name('K'), context.obj(kidsOf(around).map((kid) => (kid === item ? place : kid))));
	for (const label of labels) context.lookup(label, PDFDict).set(name('P'), place);
	element.set(name('S'), name('LBody'));
	element.set(name('P'), place);
	element.set(name('K'), context.obj(kids.filter((kid) => !labels.includes(kid))));
}

function nameLink(link: PDFObject | undefined, pageOf: ReadonlyMap<string, number>): void {
	if (!(link instanceof PDFDict) || link.has(name('Contents'))) return;
	const place = link.lookup(name('Dest'));
	const address = link.lookupMaybe(name('A'), PDFDict)?.lookup(name('URI'));
	const page = place instanceof PDFName ? pageOf.get(place.decodeText()) : undefined;
	const text = page !== undefined ? words.onPage(page) : address instanceof PDFString || address instanceof PDFHexString ? address.decodeText() : undefined;
	if (text !== undefined) link.set(name('Contents'), PDFHexString.fromText(text));
}

/** A browser says a heading twice that it moved to the next page. */
function nameOnce(bookmark: PDFDict): void {
	const title = bookmark.lookup(name('Title'));
	const text = title instanceof PDFString || title instanceof PDFHexString ? title.decodeText() : '';
	const half = text.slice(0, text.length / 2);
	if (half !== '' && text === half + half) bookmark.set(name('Title'), PDFHexString.fromText(half));
}
