import { flagAt, isObject, type JsonObject, objectAt, textAt } from '#openapi/json/json.ts';

/** How a value is written in XML, as far as the description says so (OpenAPI, XML Object). */
export interface XmlForm {
	/** Of the element or attribute, where it is not that of the field. */
	name: string | undefined;
	prefix: string | undefined;
	namespace: string | undefined;
	/** `none` (3.2): the value stands where it is, without an element of its own. */
	as: 'element' | 'attribute' | 'text' | 'cdata' | 'none';
	/** Entries of a list stand inside of an element for the list. */
	wrapped: boolean;
}

/** What schemas that hold together say of their form in XML: of the first that speaks of it; `undefined` when none does. */
export function xmlOf(schemas: readonly JsonObject[]): XmlForm | undefined {
	const schema = schemas.find((candidate) => isObject(candidate['xml']) && Object.keys(candidate['xml']).length > 0);
	if (schema === undefined) return undefined;
	const xml = objectAt(schema, 'xml');
	const as = (['attribute', 'text', 'cdata', 'none'] as const).find((kind) => kind === xml['nodeType']);
	return {
		name: textAt(xml, 'name'),
		prefix: textAt(xml, 'prefix'),
		namespace: textAt(xml, 'namespace'),
		as: flagAt(xml, 'attribute') ? 'attribute' : (as ?? 'element'),
		wrapped: flagAt(xml, 'wrapped') || (xml['nodeType'] === 'element' && schema['type'] === 'array'),
	};
}
