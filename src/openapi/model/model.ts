import type { ApiDocument } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import type { ExternalDocs } from './external-docs.ts';
import type { Parameter, ParameterPlace, RequestBody, Response } from './message.ts';
import type { SchemaSource } from './schema-source.ts';
import type { Scope, SecurityAlternative, SecurityScheme } from './security.ts';
import type { Server } from './servers.ts';

/**
 * The internal model of an API description: the source of every page, sample, search entry and check. This file holds the description as a whole
 * and its operations; what they send and return is in `message.ts`, sign-in in `security.ts`. All texts come from the description and are untrusted:
 * Markdown goes through `renderApiMarkdown`, everything else is escaped
 * when it is rendered. Fields that the description leaves out are `undefined` (or an empty list), never missing.
 */

export interface ApiModel {
	/** Slug of the overview page: from the configuration, otherwise `info.title` in kebab case. */
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
	/** Declared tags in order, then tags that only operations use, then a nameless one for untagged operations. */
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
	/** As operations write it; empty for the group of untagged operations. */
	name: string;
	slug: string;
	/** `x-displayName`, the tag's `summary` (3.2), or its name. */
	title: string;
	/** Markdown. */
	description: string | undefined;
	externalDocs: ExternalDocs | undefined;
	/** Name of the parent tag (3.2); never one of its descendants. */
	parent: string | undefined;
	/** Slugs of the operations with this tag, in the order of the description. */
	operations: string[];
}

/** A tag that marks operations instead of grouping them (`kind` of 3.2). */
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
	/** `operationId`, or one derived from method and path. Unique. */
	id: string;
	/** Unique among operations, tags and the overview page; `[a-z0-9-]`. Webhooks and callbacks use it as an anchor. */
	slug: string;
	/** Lower case for methods in the specification (`get`, `query` …), otherwise as written. */
	method: string;
	/** Path template; name of the webhook; expression of the callback. */
	path: string;
	/** Names of the tags, at least one; the empty name means untagged. The first one determines the place in the sidebar. */
	tags: string[];
	/** `summary`, or readable words derived from id or path. Plain text. */
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
	/** Its own or those of its path; empty if those of the API apply. */
	ownServers: Server[];
	/** Alternatives; one without schemes means that no authorisation is needed. Empty if the description does not say. */
	security: SecurityAlternative[];
	/** Only if it asks for a way to sign in that is not described to readers, beside each in `security`. */
	hasHiddenLogin?: true;
	/** `x-required-scopes`, otherwise the scopes that every alternative lists. */
	requiredScopes: Scope[];
	/** `x-optional-scopes`: needed for a part of what the operation does. */
	optionalScopes: Scope[];
	parameters: Record<ParameterPlace, Parameter[]>;
	requestBody: RequestBody | undefined;
	/** Numeric statuses ascending, then ranges (`4XX`), then `default`. */
	responses: Response[];
	callbacks: Callback[];
	/** `x-codeSamples` and similar: samples written by the provider. */
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
