import type { JsonObject, JsonSchema } from '#openapi/json/json.ts';
import type { ParameterPlace, ParameterStyle } from '#openapi/model/message.ts';
import type { CalledOperation } from '#sandbox/behaviour.ts';
import type { PlannedXml, PlannedXmlRoot } from './planned-xml.ts';

/**
 * The extract of a description that the sandbox needs: plain JSON, made once by `planSandbox` (at build time for a page), so that the engine in a browser carries neither
 * parser nor model. Schemas stand once and are named by their key. Whole numbers beyond 2^53 are `bigint` in examples and records, so `exactJson` writes it.
 */
export interface SandboxPlan {
	title: string;
	operations: PlannedOperation[];
	/** Clean JSON Schemas (2020-12): only keywords that decide what is valid, and references of the form `#/$defs/KEY`. */
	schemas: SchemasByKey;
	/** How values are written as XML, where the description has any. */
	xml: PlannedXml[];
	/** Records that operations without a handler keep. */
	collections: PlannedCollection[];
}

/** The name of a component schema, or a number behind `@` (`createSchemaStore`). */
export type SchemaKey = string;

export type SchemasByKey = Readonly<Record<SchemaKey, JsonSchema>>;

/** An operation as it is routed, checked and answered. */
export interface PlannedOperation extends CalledOperation {
	/** Paths of the servers without a slash at the end, e.g. `/v1`; empty for a server at the root. */
	bases: string[];
	/** Alternatives of credentials, all of one together; one without any: may be called without. None: nothing is asked for. */
	security: PlannedCredential[][];
	parameters: PlannedParameter[];
	body?: PlannedBody;
	responses: PlannedResponse[];
	/** The effect of the operation on a collection, if it has no handler. */
	part?: CollectionPart;
}

/** Where a secret is expected. `scheme` is that of the header `Authorization`, lower case. */
export type PlannedCredential = { scheme: string } | { place: 'query' | 'header' | 'cookie'; name: string };

export interface PlannedParameter {
	place: ParameterPlace;
	name: string;
	required: boolean;
	style: ParameterStyle;
	explode: boolean;
	/** May be sent without a value, whatever its schema says (`allowEmptyValue`). */
	allowsEmpty?: true;
	/** The whole value is JSON (`content` in place of a schema). */
	json?: true;
	schema?: SchemaKey;
	default?: unknown;
	/** Of `If-Match`: the tag that the page sends. It stands for records as the description shows them. */
	tag?: string;
	excused?: Excuse[];
}

export interface PlannedBody {
	required: boolean;
	content: PlannedMedia[];
}

export interface PlannedMedia {
	type: string;
	schema?: SchemaKey;
	/** Of an XML document that the schema describes. */
	xml?: PlannedXmlRoot;
	encoding?: Record<string, { style?: ParameterStyle; explode?: boolean }>;
	excused?: Excuse[];
}

/** A value of the description's own examples that breaks a rule of its own schema: whoever sends it does as the page says. */
export interface Excuse {
	pointer: string;
	keyword: string;
	actual: unknown;
	/** For a missing property: the object that lacks it, as canonical JSON. Only this very object is excused. */
	holder?: string;
}

export interface PlannedResponse {
	/** `200`, `4XX`, `default`. */
	status: string;
	/** `value` is an example to answer with: missing where a handler answers. */
	headers: { name: string; required: boolean; schema?: SchemaKey; value?: string }[];
	content: PlannedContent[];
}

export interface PlannedContent {
	type: string;
	schema?: SchemaKey;
	xml?: PlannedXmlRoot;
	/** JSON, or the text of another media type. */
	example?: unknown;
}

/** The effect of an operation on the records of a collection: `replace` as with PUT, `merge` as with PATCH. */
export type CollectionRole = 'list' | 'create' | 'read' | 'replace' | 'merge' | 'remove';

/** How an operation works on a collection. */
export interface CollectionPart {
	role: CollectionRole;
	/** Index in `collections`. */
	collection: number;
	/** Path parameter that names the record; missing where the body does. */
	parameter?: string;
	/** Of `list`: property of the answer that holds the records, and the answer around them. */
	listIn?: string;
	frame?: JsonObject;
	/** Of `create`: the status for a record that exists already; 409 where none is described for it. */
	conflict?: number;
	/** Of `create`: ids in the examples of its body. Whoever sends one of them does as the page says, so the described record of that id makes room for it. */
	exampleIds?: unknown[];
	/** Path of one record, for `Location`. */
	itemPath?: string;
}

/** Records of one kind, e.g. behind `/pets` and `/pets/{petId}`. */
export interface PlannedCollection {
	path: string;
	/** Property that names a record, and how new names are made. */
	idProperty: string;
	idKind: 'integer' | 'uuid' | 'text';
	seed: JsonObject[];
	/** Values for properties that every record has and a request may leave out. */
	template: JsonObject;
	/** Properties that requests cannot set. */
	readOnly: string[];
}
