import type { Pointer } from '#openapi/json/pointer.ts';
import type { SchemaSource } from './schema-source.ts';
import type { Server } from './servers.ts';

/** What is sent and returned: types of the model (`model.ts`), whose texts are as untrusted as all others. */

/** `querystring` (3.2) is the whole query as one value. */
export type ParameterPlace = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

export type ParameterStyle = 'matrix' | 'label' | 'simple' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'cookie';

/** What a parameter and a response header have in common. */
export interface Value {
	name: string;
	/** Markdown. */
	description: string | undefined;
	required: boolean;
	deprecated: boolean;
	since: string | undefined;
	/** Either a schema or (for `content`) a media type with one. */
	schema: SchemaSource | undefined;
	content: MediaType | undefined;
	style: ParameterStyle;
	explode: boolean;
	allowReserved: boolean;
	/** Written in the description; may be empty. */
	examples: NamedExample[];
	/** A value to show and to send: the first written example, otherwise one built from the schema. */
	example: unknown;
	/**
	 * The example exactly as it is sent: `overdue,due` in a path, `status=overdue&status=due` in a query, the value of a header,
	 * `name=value` of a cookie. Percent-encoded where the place demands it.
	 */
	serialised: string;
	pointer: Pointer;
}

export interface Parameter extends Value {
	place: ParameterPlace;
	allowEmptyValue: boolean;
	/** Whether it occurs only in the path, without a description. */
	isImplied?: true;
}

export interface Header extends Value {
	style: 'simple';
}

export interface RequestBody {
	/** Markdown. */
	description: string | undefined;
	required: boolean;
	content: MediaType[];
	pointer: Pointer;
}

export interface MediaType {
	/** E.g. `application/json`, `multipart/form-data`, or a range such as `image/*`. */
	type: string;
	schema: SchemaSource | undefined;
	/** 3.2: schema of each item of a stream. */
	itemSchema: SchemaSource | undefined;
	/** Written in the description; when empty, `exampleOf` builds one from the schema. */
	examples: NamedExample[];
	encoding: Encoding[];
	pointer: Pointer;
}

export interface NamedExample {
	/** Key in the description; `default` for a single one. */
	name: string;
	summary: string | undefined;
	/** Markdown. */
	description: string | undefined;
	/** `undefined` if the description has only an address or the serialised text. */
	value: unknown;
	externalValue: string | undefined;
	/** 3.2: the example as it is sent. */
	serialisedValue: string | undefined;
	pointer: Pointer;
}

/** How one property of a form or multipart body is sent. */
export interface Encoding {
	property: string;
	contentType: string | undefined;
	headers: Header[];
	style: ParameterStyle | undefined;
	explode: boolean | undefined;
	allowReserved: boolean;
}

export interface Response {
	/** `200`, `4XX`, `default`. */
	status: string;
	summary: string | undefined;
	/** Markdown. */
	description: string | undefined;
	headers: Header[];
	content: MediaType[];
	/** Nothing comes with it: its status says so, or a `content` without entries. Where `content` is missing the description says nothing of it. */
	isEmpty: boolean;
	links: Link[];
	pointer: Pointer;
}

export interface Link {
	name: string;
	/** Markdown. */
	description: string | undefined;
	/** Slug of the operation it leads to, when that exists. */
	operation: string | undefined;
	operationId: string | undefined;
	/** Where the operation is described, when the description does not name it. */
	operationRef: string | undefined;
	parameters: { name: string; value: unknown }[];
	/** The body: a value or a runtime expression; `undefined` if the link does not set it. */
	requestBody: unknown;
	server: Server | undefined;
}
