import { followReferences } from '#openapi/json/follow-references.ts';
import { type ApiDocument, isObject, type JsonObject, textAt } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import { createResolver } from '#openapi/json/resolver.ts';
import type { ApiFinding } from '#openapi/load/findings.ts';
import type { SchemaSource } from './schema-source.ts';

/** Builds values from schemas. The model does not read schemas itself, so its caller provides this function. */
export type ExampleBuilder = (document: ApiDocument, schema: SchemaSource) => unknown;

/** An object of a description, and its place. */
export interface Written {
	value: JsonObject;
	pointer: Pointer;
}

/** Reads objects of a document through their references and collects problems. */
export interface Reader {
	document: ApiDocument;
	findings: ApiFinding[];
	/**
	 * The object behind `value`, which stands at `pointer`, with the pointer at which it really stands. `summary` and `description` beside a reference
	 * win (OpenAPI 3.1). `undefined` when it leads nowhere, in a circle, or to something that is no object.
	 */
	follow(pointer: Pointer, value: unknown): Written | undefined;
	report(finding: ApiFinding): void;
	/** A generated value for a schema without an example. */
	buildExample(schema: SchemaSource): unknown;
}

/** A reader of one document. `buildExample` is handed in because examples are built from what the reader reads. */
export function createReader(document: ApiDocument, buildExample: ExampleBuilder): Reader {
	const resolve = createResolver(document);
	const findings: ApiFinding[] = [];
	return {
		document,
		findings,
		buildExample: (schema) => buildExample(document, schema),
		report: (finding) => {
			findings.push(finding);
		},
		follow(pointer, value) {
			const { passed, end } = followReferences(resolve, { pointer, value });
			if (end === undefined || !isObject(end.value)) return undefined;
			const words = Object.assign({}, ...passed.toReversed().map(wordsBeside)) as JsonObject;
			return { pointer: end.pointer, value: Object.keys(words).length > 0 ? { ...end.value, ...words } : end.value };
		},
	};
}

function wordsBeside(holder: JsonObject): JsonObject {
	const { summary, description } = { summary: textAt(holder, 'summary'), description: textAt(holder, 'description') };
	return { ...(summary !== undefined && { summary }), ...(description !== undefined && { description }) };
}
