import type { ApiDocument } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import type { ExternalDocs } from './external-docs.ts';
import type { Parameter, ParameterPlace, RequestBody, Response } from './message.ts';
import type { SchemaSource } from './schema-source.ts';
import type { Scope, SecurityAlternative, SecurityScheme } from './security.ts';
import type { Server } from './servers.ts';

/**
 * The internal model of an API description: what every page, sample, search entry and check is made from. Here the description as a whole
 * and its operations; what they send and return is in `message.ts`, how one signs in in `security.ts`. All texts come from the description and are untrusted:
 * Markdown goes through `renderApiMarkdown`, everything else is escaped
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
	logo: ApiLogo | undefined;
	contact: Contact | undefined;
	license: License | undefined;
	termsOfService: string | undefined;
	externalDocs: ExternalDocs | undefined;
	servers: Server[];
	/** Declared tags in their order, then tags that only operations name, then one without a name for untagged operations. */
	tags: ApiTag[];
	tagGroups: TagGroup[];
	markingTags: MarkingTag[];
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

export interface ApiLogo {
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

/** A tag that marks operations rather than being a place to look for them (`kind` of 3.2). */
export interface MarkingTag {
	label: string;
	/** Markdown. */
	description: string | undefined;
	externalDocs: ExternalDocs | undefined;
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
