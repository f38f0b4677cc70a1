import { ownValue } from '#text/own-value.ts';

/** An element of an XML document. Names are without their prefix. */
export interface ParsedElement {
	name: string;
	/** Without those that declare namespaces. */
	attributes: Readonly<Record<string, string>>;
	children: ParsedElement[];
	/** The text in it, without white space between elements. */
	text: string;
	/** `xsi:nil`. */
	isNull: boolean;
}

/** Levels of nesting that a document may have. */
const DEEPEST_ELEMENT = 100;
const XML_NAME = String.raw`[\p{L}_][\p{L}\p{M}\p{N}._-]*`;
const QUALIFIED = `(?:${XML_NAME}:)?${XML_NAME}`;
const XML_ATTRIBUTE = String.raw`\s+(${QUALIFIED})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`;
/** The tokens of a document: comments and instructions, CDATA, tags, text. What may be long is read without a step to go back to for each character. */
const PIECE = new RegExp(
	String.raw`<!--(?:(?!--)[^])*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|</(${QUALIFIED})\s*>|<(${QUALIFIED})((?:${XML_ATTRIBUTE})*)\s*(/?)>|([^<]+)`,
	'uy',
);
const XML_ATTRIBUTES = new RegExp(XML_ATTRIBUTE, 'gu');

/**
 * Reads an XML document in UTF-8. Refuses what is not well-formed, and document types: their entities are a way to do harm and nobody sends them.
 * Ours because a browser has a parser only in pages, and not in a worker.
 * @returns the outermost element; `undefined` when it cannot be read.
 */
export function parseElements(text: string): ParsedElement | undefined {
	const document = parsedElement('', {});
	const open: UnclosedElement[] = [{ inner: document, name: '' }];
	const rest = text.replace(/^\ufeff?\s*/, '').replaceAll(/\r\n?/g, '\n');
	PIECE.lastIndex = 0;
	while (PIECE.lastIndex < rest.length) {
		const piece = PIECE.exec(rest);
		if (piece === null || !takePiece(piece, open)) return undefined;
	}
	const [root, ...others] = document.children;
	return open.length === 1 && others.length === 0 && document.text.trim() === '' ? root : undefined;
}

interface UnclosedElement {
	inner: ParsedElement;
	/** As it is written, with its prefix: the end has to repeat it. */
	name: string;
}

/** Enters a piece of the document into the innermost open element. @returns whether it may stand there. */
function takePiece([, cdata, ended, begun, attributes = '', , , , slash, words]: RegExpExecArray, open: UnclosedElement[]): boolean {
	const around = open.at(-1);
	if (around === undefined) return false;
	if (ended !== undefined) return endElement(ended, open);
	if (begun !== undefined) {
		const inner = startElement(begun, attributes);
		if (inner === undefined || open.length > DEEPEST_ELEMENT) return false;
		around.inner.children.push(inner);
		if (slash === '') open.push({ inner, name: begun });
		return true;
	}
	const plain = cdata ?? resolveEntities(words ?? '');
	around.inner.text += plain ?? '';
	return plain !== undefined;
}

function endElement(name: string, open: UnclosedElement[]): boolean {
	const ended = open.length > 1 ? open.pop() : undefined;
	if (ended?.name !== name) return false;
	// Only spaces between elements count for nothing.
	if (ended.inner.children.length > 0 && ended.inner.text.trim() === '') ended.inner.text = '';
	return true;
}

const parsedElement = (name: string, attributes: Record<string, string>, isNull = false): ParsedElement => ({
	name: localName(name),
	attributes,
	children: [],
	text: '',
	isNull,
});

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function startElement(name: string, written: string): ParsedElement | undefined {
	const attributes: Record<string, string> = {};
	let isNull = false;
	for (const [, key = '', double, single = ''] of written.matchAll(XML_ATTRIBUTES)) {
		const value = resolveEntities((double ?? single).replaceAll(/[\t\n]/g, ' '));
		if (value === undefined) return undefined;
		if (key === 'xsi:nil') isNull = value === 'true' || value === '1';
		// Those of XML itself say nothing about the value.
		else if (/^(?:xmlns$|(?:xmlns|xml|xsi):)/.test(key)) continue;
		else if (Object.hasOwn(attributes, localName(key)) || key === '__proto__') return undefined;
		else attributes[localName(key)] = value;
	}
	return parsedElement(name, attributes, isNull);
}

const XML_ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text with its entities replaced; `undefined` for one that XML does not know. */
function resolveEntities(text: string): string | undefined {
	let isKnown = true;
	const plain = text.replaceAll(/&(#x[\da-fA-F]+|#\d+|\w+);|&/g, (_, name = '') => {
		const found = entity(name);
		isKnown &&= found !== undefined;
		return found ?? '';
	});
	return isKnown ? plain : undefined;
}

function entity(name: string): string | undefined {
	if (!name.startsWith('#')) return ownValue(XML_ENTITIES, name);
	const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
	return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined;
}
