import { exactJson } from '#openapi/json/exact-json.ts';
import { type ApiDocument, isObject } from '#openapi/json/json.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import type { XmlForm } from '#openapi/schema/xml-form.ts';
import { xmlName } from './xml-name.ts';
import { type XmlRoot, type XmlShape, xmlRootOf } from './xml-shape.ts';

/** The pieces of an element. */
interface ElementContent {
	attributes: string[];
	/** Inner elements; a line or several each. */
	elements: string[];
	text: string;
}

/** A JSON value as an XML document in the way that its schema describes. */
export function xmlText(document: ApiDocument, source: SchemaSource, value: unknown): string {
	return writeXml(xmlRootOf(document, source), value);
}

/** A JSON value as an XML document: names, attributes, namespaces, wrapped lists. */
export function writeXml({ name, shape }: XmlRoot, value: unknown): string {
	const content = Array.isArray(value) ? [elementOf({ name }, contentOf(shape, value, name))] : writeContent(shape, { name, value }).elements;
	return ['<?xml version="1.0" encoding="UTF-8"?>', ...content].join('\n');
}

const EMPTY_CONTENT: ElementContent = { attributes: [], elements: [], text: '' };

/** The pieces that a value adds to the element around it: elements, an attribute, text. */
function writeContent(shape: XmlShape, { name, value }: { name: string; value: unknown }): ElementContent {
	const isList = Array.isArray(value);
	const { as = 'element', wrapped = false, name: own = name, ...space }: Partial<XmlForm> = shape.form ?? {};
	const called = { name: own, ...space };
	if (as === 'attribute') return { ...EMPTY_CONTENT, attributes: [`${qualified(called)}="${attributeText(scalarText(value))}"`] };
	if (as === 'text') return { ...EMPTY_CONTENT, text: escaped(scalarText(value)) };
	if (as === 'cdata') return { ...EMPTY_CONTENT, text: cdata(scalarText(value)) };
	if (as === 'none' || (isList && !wrapped)) return contentOf(shape, value, name);
	return { ...EMPTY_CONTENT, elements: [elementOf(called, contentOf(shape, value, called.name))] };
}

/** The content of the element of a value; entries of a list have the list's name unless they have one of their own. */
function contentOf(shape: XmlShape, value: unknown, name: string): ElementContent {
	if (Array.isArray(value)) {
		const entries = shape.entries();
		return joined(value.map((item) => writeContent(entries, { name, value: item })));
	}
	if (!isObject(value)) return { ...EMPTY_CONTENT, text: escaped(scalarText(value)) };
	return joined(Object.entries(value).map(([key, item]) => writeContent(shape.property(key), { name: key, value: item })));
}

const joined = (contents: readonly ElementContent[]): ElementContent => ({
	attributes: contents.flatMap(({ attributes }) => attributes),
	elements: contents.flatMap(({ elements }) => elements),
	text: contents.map(({ text }) => text).join(''),
});

type XmlName = { name: string } & Partial<Pick<XmlForm, 'namespace' | 'prefix'>>;

function elementOf(called: XmlName, { attributes, elements, text }: ElementContent): string {
	const { namespace, prefix } = called;
	const name = qualified(called);
	const space = namespace === undefined ? [] : [`xmlns${prefix === undefined ? '' : `:${xmlName(prefix)}`}="${attributeText(namespace)}"`];
	const start = [name, ...space, ...attributes].join(' ');
	if (elements.length === 0) return text === '' ? `<${start}/>` : `<${start}>${text}</${name}>`;
	// Spaces beside text would belong to it.
	if (text !== '') return `<${start}>${text}${elements.join('')}</${name}>`;
	return [`<${start}>`, ...elements.map((lines) => `  ${lines.replaceAll('\n', '\n  ')}`), `</${name}>`].join('\n');
}

const qualified = ({ name, prefix }: XmlName) => (prefix === undefined ? xmlName(name) : `${xmlName(prefix)}:${xmlName(name)}`);

const scalarText = (value: unknown) => (value === null || value === undefined ? '' : typeof value === 'object' ? exactJson(value) : String(value));

/** Characters that no XML document may contain (XML 1.0, 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not be sent
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xmlCharacters = (text: string) => text.toWellFormed().replaceAll(FORBIDDEN, '\ufffd');

/** Breaks and tabs are written as characters: readers of XML change those that stand there, and those of the document indent what follows. */
const escaped = (text: string) =>
	xmlCharacters(text)
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);

const attributeText = (text: string) => escaped(text).replaceAll('"', '&quot;');

const cdata = (text: string) =>
	`<![CDATA[${xmlCharacters(text)
		.replaceAll(']]>', ']]]]><![CDATA[>')
		.replaceAll(/[\n\r]/g, (space) => `]]>&#${space.charCodeAt(0)};<![CDATA[`)}]]>`;
