import type { ApiDocument } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import type { SchemaSource } from './schema-source.ts';

/**
 * The internal model of an API description: what every page, sample, search entry and check is made from.
 * Types only. All texts come from the description and are untrusted: Markdown goes through `renderApiMarkdown`, everything else is escaped
 * by whoever draws it. Fields that the description leaves out are `undefined` (or an empty list), never missing.
 */

export interface ApiModel {
	/** Slug of the overview page: from the configuration, otherwise kebab-case of `info.title`. */
	id: string;
	title: string;
	version: string;
	/** Version of the specification as written, e.g. `2.0`, `3.0.3`. */
	specification: string;
	summary: string | undefined;
	/** Markdown. */
	description: string | undefined;
	/** `x-logo`. */
	logo: Logo | undefined;
	contact: Contact | undefined;
	license: License | undefined;
	termsOfService: string | undefined;
	externalDocs: ExternalDocs | undefined;
	servers: Server[];
	/** Declared tags in their order, then tags that only operations name, then one without a name for untagged operations. */
	tags: ApiTag[];
	tagGroups: TagGroup[];
	/** In the order of the description. */
	operations: Operation[];
	webhooks: Operation[];
	/** Named component schemas in their order. */
	schemas: NamedSchema[];
	securitySchemes: SecurityScheme[];
	/** All scopes of all security schemes, each once. */
	scopes: Scope[];
	document: ApiDocument;
}

export interface Logo {
	url: string;
	/** Text in its place. */
	text: string | undefined;
}

export interface Contact {
	name: string | undefined;
	url: string | undefined;
	email: string | undefined;
}

export interface License {
	name: string;
	identifier: string | undefined;
	url: string | undefined;
}

export interface ExternalDocs {
	url: string;
	/** Markdown. */
	description: string | undefined;
}

export interface Server {
	/** As written, with variables in braces. */
	url: string;
	/** With the default of each variable put in, without a slash at the end. */
	resolvedUrl: string;
	name: string | undefined;
	description: string | undefined;
	variables: { name: string; default: string; enum: string[]; description: string | undefined }[];
}

export interface ApiTag {
	/** As operations name it; empty for the group of untagged operations. */
	name: string;
	slug: string;
	/** `x-displayName`, the tag's `summary` (3.2), or its name. */
	title: string;
	/** Markdown. */
	description: string | undefined;
	externalDocs: ExternalDocs | undefined;
	/** Name of the tag above it (3.2); never one of those below it. */
	parent: string | undefined;
	/** Slugs of the operations that carry the tag, in the order of the description. */
	operations: string[];
}

/** `x-tagGroups`: names of tags under a heading. */
export interface TagGroup {
	title: string;
	tags: string[];
}

export interface Operation {
	kind: 'operation' | 'webhook' | 'callback';
	/** `operationId`, or one made from method and path. Unique. */
	id: string;
	/** Unique among operations, tags and the overview page; `[a-z0-9-]`. Webhooks and callbacks use it as an anchor. */
	slug: string;
	/** Lower case for the methods that the specification names (`get`, `query` …), otherwise as written. */
	method: string;
	/** Path template; name of the webhook; expression of the callback. */
	path: string;
	/** Names of the tags, at least one: the empty name stands for untagged. The first one is where the page stands in the sidebar. */
	tags: string[];
	/** `summary`, or readable words made from id or path. Plain text. */
	title: string;
	summary: string | undefined;
	/** Markdown. */
	description: string | undefined;
	deprecated: boolean;
	/** Version or date of `x-since`; of `x-deprecated-since` and the like. */
	since: string | undefined;
	deprecatedSince: string | undefined;
	badges: Badge[];
	servers: Server[];
	/** Those of its own or of its path; empty when it has the ones of the API. */
	ownServers: Server[];
	/** Alternatives; one without schemes means that no authorisation is needed. Empty: the description says nothing. */
	security: SecurityAlternative[];
	/** `x-required-scopes`, else the scopes that every alternative names. */
	requiredScopes: Scope[];
	/** `x-optional-scopes`: needed for a part of what the operation does. */
	optionalScopes: Scope[];
	parameters: Record<ParameterPlace, Parameter[]>;
	requestBody: RequestBody | undefined;
	/** Numeric statuses ascending, then ranges (`4XX`), then `default`. */
	responses: Response[];
	callbacks: Callback[];
	/** `x-codeSamples` and relatives: samples that the provider wrote. */
	codeSamples: { language: string; label: string | undefined; source: string }[];
	externalDocs: ExternalDocs | undefined;
	pointer: Pointer;
}

export interface Badge {
	label: string;
}

export interface Scope {
	name: string;
	/** What the scope allows, when the description says so. */
	words: string | undefined;
}

/** Everything in one alternative is needed together. */
export interface SecurityAlternative {
	schemes: { name: string; scheme: SecurityScheme | undefined; scopes: Scope[] }[];
}

export interface SecurityScheme {
	/** Key in the description. */
	name: string;
	type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect' | 'unknown';
	/** Markdown. */
	description: string | undefined;
	/** For `apiKey`: place and name of the parameter. */
	place: 'query' | 'header' | 'cookie' | undefined;
	parameter: string | undefined;
	/** For `http`: `bearer`, `basic` …, lower case. */
	scheme: string | undefined;
	bearerFormat: string | undefined;
	openIdConnectUrl: string | undefined;
	/** 3.2: where the metadata of the authorisation server stands. */
	metadataUrl: string | undefined;
	flows: OAuthFlow[];
	/** Of all flows, or of `x-scopes`. */
	scopes: Scope[];
	deprecated: boolean;
	pointer: Pointer;
}

export interface OAuthFlow {
	type: 'implicit' | 'password' | 'clientCredentials' | 'authorizationCode' | 'deviceAuthorization';
	authorizationUrl: string | undefined;
	deviceAuthorizationUrl: string | undefined;
	tokenUrl: string | undefined;
	refreshUrl: string | undefined;
	scopes: Scope[];
}

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
	/** `undefined` when the description only gives an address or the serialised text. */
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
	/** What becomes the body: a value or a runtime expression; `undefined` when the link says nothing of it. */
	requestBody: unknown;
	server: Server | undefined;
}

export interface Callback {
	name: string;
	/** One for each expression and method. */
	operations: Operation[];
	pointer: Pointer;
}

export interface NamedSchema extends SchemaSource {
	name: string;
	/** `[a-z0-9-]`, unique among the schemas. */
	slug: string;
	title: string | undefined;
	/** Markdown. */
	description: string | undefined;
}
