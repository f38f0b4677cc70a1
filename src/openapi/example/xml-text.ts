import { type ApiDocument, isObject, type JsonObject, objectAt, textAt } from '#openapi/json/json.ts';
import { createResolver, type Resolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { flatten } from '#openapi/schema/flat-schema.ts';
import { childrenOf, type SchemaChild } from '#openapi/schema/schema-children.ts';
import { choicesOf } from '#openapi/schema/schema-choices.ts';
import { identify } from '#openapi/schema/schema-identity.ts';

/** How a schema is written in XML (the XML object of OpenAPI; `nodeType` is 3.2). */
interface XmlRules {
	name: string | undefined;
	namespace: string | undefined;
	prefix: string | undefined;
	node: 'element' | 'attribute' | 'text' | 'cdata' | 'none';
}

/** What an element is written with. */
interface Content {
	attributes: string[];
	/** Inner elements; a line or several each. */
	elements: string[];
	text: string;
}

/** A JSON value as an XML document in the way that its schema describes: names, attributes, namespaces, wrapped lists. */
export function xmlText(document: ApiDocument, source: SchemaSource, value: unknown): string {
	const resolve = createResolver(document);
	const name = identify(resolve, [source]).name ?? 'root';
	const root = { document, resolve };
	const content = Array.isArray(value)
		? [elementOf({ name, ...NO_SPACE }, contentOf(root, [source], { name, value }))]
		: write(root, [source], { name, value }).elements;
	return ['<?xml version="1.0" encoding="UTF-8"?>', ...content].join('\n');
}

interface Root {
	document: ApiDocument;
	resolve: Resolver;
}

const NO_SPACE = { namespace: undefined, prefix: undefined };
const EMPTY: Content = { attributes: [], elements: [], text: '' };

/** What a value adds to the element around it: an element or several, an attribute, text. */
function write(root: Root, sources: readonly SchemaSource[], { name, value }: { name: string; value: unknown }): Content {
	const isList = Array.isArray(value);
	const rules = rulesOf(root, sources, isList);
	const called = { ...rules, name: rules.name ?? name };
	if (rules.node === 'attribute') return { ...EMPTY, attributes: [`${qualified(called)}="${escaped(plain(value)).replaceAll('"', '&quot;')}"`] };
	if (rules.node === 'text') return { ...EMPTY, text: escaped(plain(value)) };
	if (rules.node === 'cdata') return { ...EMPTY, text: `<![CDATA[${plain(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]>` };
	const isWrapped = isList && rules.node === 'element';
	const inner = contentOf(root, sources, { name: isWrapped ? called.name : name, value });
	return rules.node === 'none' ? inner : { ...EMPTY, elements: [elementOf(called, inner)] };
}

/** What stands inside of the element of a value; entries of a list are called like the list unless they have a name. */
function contentOf(root: Root, sources: readonly SchemaSource[], { name, value }: { name: string; value: unknown }): Content {
	const children = allChildren(root, sources);
	const sourcesOf = (relation: SchemaChild['relation'], key: string) => children.find((child) => child.relation === relation && child.key === key)?.sources;
	if (Array.isArray(value)) {
		const entries = sourcesOf('items', '') ?? [];
		return joined(value.map((item) => write(root, entries, { name, value: item })));
	}
	if (!isObject(value)) return { ...EMPTY, text: escaped(plain(value)) };
	const free = sourcesOf('additionalProperties', '') ?? [];
	return joined(Object.entries(value).map(([key, item]) => write(root, sourcesOf('property', key) ?? free, { name: key, value: item })));
}

/** Children of a schema and of its alternatives: which of these a value belongs to makes no difference to how it is written. */
function allChildren(root: Root, sources: readonly SchemaSource[], depth = 0): SchemaChild[] {
	const flat = flatten(root.resolve, sources);
	const options = depth > 3 ? [] : choicesOf(root.document, root.resolve, flat).choices.flatMap((choice) => choice.options);
	return [...childrenOf(flat), ...options.flatMap(({ source }) => allChildren(root, [source], depth + 1))];
}

function rulesOf({ resolve }: Root, sources: readonly SchemaSource[], isList: boolean): XmlRules {
	const written = flatten(resolve, sources).layers.map(({ schema }): JsonObject => objectAt(schema, 'xml'));
	const first = (key: string) => written.map((xml) => textAt(xml, key)).find((text) => text !== undefined);
	const is = (key: string) => written.some((xml) => xml[key] === true);
	const node = NODES.find((known) => known === first('nodeType')) ?? (is('attribute') ? 'attribute' : isList && !is('wrapped') ? 'none' : 'element');
	return { name: first('name'), namespace: first('namespace'), prefix: first('prefix'), node };
}

const NODES = ['element', 'attribute', 'text', 'cdata', 'none'] as const;

const joined = (contents: readonly Content[]): Content => ({
	attributes: contents.flatMap(({ attributes }) => attributes),
	elements: contents.flatMap(({ elements }) => elements),
	text: contents.map(({ text }) => text).join(''),
});

function elementOf(rules: Pick<XmlRules, 'namespace' | 'prefix'> & { name: string }, { attributes, elements, text }: Content): string {
	const name = qualified(rules);
	const space = rules.namespace === undefined ? [] : [`xmlns${rules.prefix === undefined ? '' : `:${xmlName(rules.prefix)}`}="${escaped(rules.namespace)}"`];
	const start = [name, ...space, ...attributes].join(' ');
	if (elements.length === 0) return text === '' ? `<${start}/>` : `<${start}>${text}</${name}>`;
	const lines = [...(text === '' ? [] : [text]), ...elements].map((line) => line.replaceAll(/^/gm, '  '));
	return [`<${start}>`, ...lines, `</${name}>`].join('\n');
}

const qualified = ({ name, prefix }: { name: string; prefix: string | undefined }) =>
	prefix === undefined ? xmlName(name) : `${xmlName(prefix)}:${xmlName(name)}`;

/** A name that XML allows: other characters become `_`. */
const xmlName = (name: string) => name.replaceAll(/[^\p{L}\p{N}._-]/gu, '_').replace(/^(?=[^\p{L}_])/u, '_');

const plain = (value: unknown) => (value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Line breaks are written as characters: those of the document indent what follows. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '&#10;');
