import type { ApiDocument, JsonSchema } from '#openapi/json/json.ts';
import { createResolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { nameOfComponent } from '#openapi/schema/schema-identity.ts';
import { cleanSchema } from './clean-schema.ts';
import { createXmlStore, type XmlStore } from './planned-xml.ts';
import type { SchemaKey } from './sandbox-plan.ts';

/** Collects the schemas that a plan names, each once, with everything they refer to. */
export interface SchemaStore {
	schemas: Record<SchemaKey, JsonSchema>;
	/** Key of a schema; it is added when it is new. */
	keyOf(source: SchemaSource): SchemaKey;
	/** The same for how their values are written as XML. */
	xml: XmlStore;
}

/** Component schemas keep their names, others are numbered. A reference that leads nowhere allows everything. */
export function createSchemaStore(document: ApiDocument): SchemaStore {
	const resolve = createResolver(document);
	const keys = new Map<string, SchemaKey>();
	const schemas: Record<SchemaKey, JsonSchema> = {};
	const keyOf = ({ pointer, schema }: SchemaSource): SchemaKey => {
		const known = keys.get(pointer);
		if (known !== undefined) return known;
		const name = nameOfComponent(pointer);
		const key = name !== undefined && /^[\w.-]+$/.test(name) && name !== '__proto__' ? name : `@${keys.size}`;
		keys.set(pointer, key);
		schemas[key] = true;
		schemas[key] = cleanSchema(schema, (ref) => {
			const target = resolve(ref);
			if (!('value' in target)) return undefined;
			const { value } = target;
			return (typeof value === 'object' && value !== null && !Array.isArray(value)) || typeof value === 'boolean'
				? keyOf({ pointer: target.pointer, schema: value as JsonSchema })
				: undefined;
		});
		return key;
	};
	return { schemas, keyOf, xml: createXmlStore() };
}

/** The key of a schema as a plan says it; nothing for no schema. */
export function schemaKey(source: SchemaSource | undefined, store: SchemaStore): { schema?: SchemaKey } {
	return source ? { schema: store.keyOf(source) } : {};
}
