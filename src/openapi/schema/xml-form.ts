import { flagAt, type JsonObject, objectAt, textAt } from '#openapi/json/json.ts';

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

/** The form in XML of schemas that apply together: for each property the first schema that sets it; `undefined` if none does. */
export function xmlOf(schemas: readonly JsonObject[]): XmlForm | undefined {
	const written = schemas.map((schema) => ({ schema, xml: objectAt(schema, 'xml') })).filter(({ xml }) => Object.keys(xml).length > 0);
	if (written.length === 0) return undefined;
	const first = (key: string) => written.map(({ xml }) => textAt(xml, key)).find((text) => text !== undefined);
	const as = (['attribute', 'text', 'cdata', 'none'] as const).find((kind) => kind === first('nodeType'));
	return {
		name: first('name'),
		prefix: first('prefix'),
		namespace: first('namespace'),
		as: written.some(({ xml }) => flagAt(xml, 'attribute')) ? 'attribute' : (as ?? 'element'),
		wrapped: written.some(({ schema, xml }) => flagAt(xml, 'wrapped') || (xml['nodeType'] === 'element' && schema['type'] === 'array')),
	};
}
