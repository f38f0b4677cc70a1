import type { ApiDocument } from '#openapi/json/json.ts';
import { isXmlType } from '#openapi/json/media-type.ts';
import type { MediaType } from '#openapi/model/message.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import type { XmlForm } from '#openapi/schema/xml-form.ts';
import { type XmlRoot, type XmlShape, xmlRootOf } from '#openapi/xml/xml-shape.ts';

/** An `XmlShape` as plain data; what is inside is named by its index. */
export interface PlannedXml {
	form?: XmlForm;
	types: readonly string[];
	properties?: Record<string, number>;
	others?: number;
	entries?: number;
}

/** Name of the outermost element, and index of its shape. */
export interface PlannedXmlRoot {
	name: string;
	shape: number;
}

/** Collects the shapes that a plan names, each once. */
export interface XmlStore {
	shapes: PlannedXml[];
	rootOf(document: ApiDocument, source: SchemaSource): PlannedXmlRoot;
}

/** A store without any shape. */
export function createXmlStore(): XmlStore {
	const shapes: PlannedXml[] = [];
	const known = new Map<string, number>();
	const indexOf = (shape: XmlShape): number => {
		const found = known.get(shape.key);
		if (found !== undefined) return found;
		const planned: PlannedXml = { types: shape.types };
		const index = shapes.push(planned) - 1;
		known.set(shape.key, index);
		if (shape.form) planned.form = shape.form;
		if (shape.names.length > 0) planned.properties = Object.fromEntries(shape.names.map((name) => [name, indexOf(shape.property(name))]));
		for (const part of ['others', 'entries'] as const) {
			const inner = shape[part]();
			// A schema without a shape of its own adds none.
			if (inner.key !== '') planned[part] = indexOf(inner);
		}
		return index;
	};
	return {
		shapes,
		rootOf(document, source) {
			const { name, shape } = xmlRootOf(document, source);
			return { name, shape: indexOf(shape) };
		},
	};
}

/** Name and shape of what a media type says is an XML document; nothing where its schema only speaks of text. */
export function xmlRoot({ type, schema }: MediaType, document: ApiDocument, store: XmlStore): { xml?: PlannedXmlRoot } {
	if (schema === undefined || !isXmlType(type)) return {};
	const { types } = xmlRootOf(document, schema).shape;
	return types.includes('object') || types.includes('array') ? { xml: store.rootOf(document, schema) } : {};
}

/** The shape of a document in a plan, for reading or writing it. */
export function plannedRoot(shapes: readonly PlannedXml[], { name, shape }: PlannedXmlRoot): XmlRoot {
	return { name, shape: plannedShape(shapes, shape) };
}

function plannedShape(shapes: readonly PlannedXml[], index: number | undefined): XmlShape {
	const { form, types = [], properties = {}, others, entries } = (index === undefined ? undefined : shapes[index]) ?? {};
	return {
		key: String(index ?? ''),
		form,
		types,
		names: Object.keys(properties),
		property: (name) => plannedShape(shapes, Object.hasOwn(properties, name) ? properties[name] : others),
		others: () => plannedShape(shapes, others),
		entries: () => plannedShape(shapes, entries),
	};
}
