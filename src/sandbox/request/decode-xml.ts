import { xmlName } from '#openapi/xml/xml-name.ts';
import type { XmlRoot, XmlShape } from '#openapi/xml/xml-shape.ts';
import { type ParsedElement, parseElements } from './parse-elements.ts';
import { parseJson } from './parse-json.ts';
import { valueOfText } from './value-of-text.ts';

/**
 * Reads an XML document as a value of its schema, the other way round of `writeXml`. Elements and attributes that the schema does not know stay in the
 * value, so that a validator can say so. What the outermost element is called does not matter.
 * @returns the value in a list, so that `null` is a value; `undefined` when it cannot be read.
 */
export function decodeXml({ shape }: Pick<XmlRoot, 'shape'>, text: string): [unknown] | undefined {
	const element = parseElements(text);
	return element && [readElement(shape, element)];
}

/** The parts of an element that have not been read yet. */
interface UnreadElement {
	children: ParsedElement[];
	attributes: Map<string, string>;
	text: string;
}

const leftOf = ({ children, attributes, text }: ParsedElement): UnreadElement => ({
	children: [...children],
	attributes: new Map(Object.entries(attributes)),
	text,
});

function readElement(shape: XmlShape, element: ParsedElement): unknown {
	if (element.isNull) return null;
	const has = (type: string) => shape.types.includes(type);
	if (has('array')) return element.children.map((child) => readElement(shape.entries(), child));
	const isInside = element.children.length > 0 || Object.keys(element.attributes).length > 0;
	if (!isInside && element.text === '' && has('null') && !has('string')) return null;
	const isText = !isInside && ['string', 'integer', 'number', 'boolean'].some(has);
	if (isInside || (!isText && (has('object') || shape.names.length > 0))) {
		const left = leftOf(element);
		return { ...describedProperties(shape, left), ...undescribed(shape, left) };
	}
	return scalar(element.text, shape);
}

/** Reads the properties that a schema names, and removes them from the unread parts. */
function describedProperties(shape: XmlShape, left: UnreadElement): Record<string, unknown> {
	const values = shape.names.flatMap((name) => {
		const value = name === '__proto__' ? undefined : propertyOf(shape.property(name), name, left);
		return value === undefined ? [] : [[name, value] as const];
	});
	return Object.fromEntries(values);
}

function propertyOf(shape: XmlShape, name: string, left: UnreadElement): unknown {
	const { as = 'element', wrapped = false, name: own = name } = shape.form ?? {};
	const isList = shape.types.includes('array');
	if (as === 'attribute') return taken(left, own, shape);
	if (as === 'text' || as === 'cdata' || (as === 'none' && !isList && shape.names.length === 0)) {
		const { text } = left;
		left.text = '';
		return text === '' ? undefined : scalar(text, shape);
	}
	if (isList && !wrapped) {
		const entries = shape.entries();
		const items = takeElements(left, entries.form?.name ?? name);
		return items.length === 0 ? undefined : items.map((item) => readElement(entries, item));
	}
	if (as === 'none') {
		const inner = describedProperties(shape, left);
		return Object.keys(inner).length === 0 ? undefined : inner;
	}
	const [element, ...others] = takeElements(left, own);
	if (element === undefined) return undefined;
	// More than one is what the schema does not allow, and the validator says.
	return others.length === 0 ? readElement(shape, element) : [element, ...others].map((each) => readElement(shape, each));
}

function taken({ attributes }: UnreadElement, name: string, shape: XmlShape): unknown {
	const key = xmlName(name);
	const text = attributes.get(key);
	attributes.delete(key);
	return text === undefined ? undefined : scalar(text, shape);
}

function takeElements(left: UnreadElement, name: string): ParsedElement[] {
	const key = xmlName(name);
	const found = left.children.filter((child) => child.name === key);
	left.children = left.children.filter((child) => child.name !== key);
	return found;
}

/** The remaining elements, by name; several with one name become a list. */
function undescribed(shape: XmlShape, { children, attributes }: UnreadElement): Record<string, unknown> {
	const inner = shape.others();
	const isList = inner.types.includes('array') && !inner.form?.wrapped;
	const named = [...Map.groupBy(children, ({ name }) => name)].filter(([name]) => name !== '__proto__');
	const entries = named.map(([name, elements]) => {
		const values = elements.map((element) => readElement(isList ? inner.entries() : inner, element));
		return [name, values.length > 1 || isList ? values : values[0]] as const;
	});
	return { ...Object.fromEntries(attributes), ...Object.fromEntries(entries) };
}

/** The value of an element or attribute; lists and objects in it are JSON, as they are written. */
function scalar(text: string, { types }: XmlShape): unknown {
	const isJson = !types.includes('string') && (types.includes('array') || types.includes('object'));
	const parsed = isJson ? parseJson(new TextEncoder().encode(text)) : undefined;
	// Spaces around a number are how somebody sets his lines.
	return parsed ? parsed[0] : valueOfText(types.length === 0 || types.includes('string') ? text : text.trim(), { types: new Set(types) });
}
