import { entriesAt, flagAt, isObject, type JsonObject, listAt, objectAt, stringsAt, textAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import { HIDDEN_LOGIN } from '#openapi/load/hide-mentions.ts';
import type { Reader, Written } from './reader.ts';

export interface Scope {
	name: string;
	/** Meaning of the scope, if described. */
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
	/** 3.2: address of the metadata of the authorisation server. */
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

/** The security schemes of a document. */
export function securitySchemesOf(reader: Reader): SecurityScheme[] {
	const components = objectAt(reader.document, 'components');
	return entriesAt(components, 'securitySchemes').flatMap(([name, written]) => {
		const found = reader.follow(pointerTo('#/components/securitySchemes', name), written);
		return found ? securityScheme(name, found) : [];
	});
}

function securityScheme(name: string, { value, pointer }: Written): SecurityScheme {
	const type = SCHEME_TYPES.find((known) => known === value['type']) ?? 'unknown';
	const place = (['query', 'header', 'cookie'] as const).find((known) => known === value['in']);
	const flows = entriesAt(value, 'flows').flatMap(([key, flow]) => (isObject(flow) ? flowOf(key, flow) : []));
	const scopes = [...flows.flatMap((flow) => flow.scopes), ...scopesIn(value, 'x-scopes')];
	return {
		name,
		type,
		description: textAt(value, 'description'),
		place,
		parameter: textAt(value, 'name'),
		scheme: textAt(value, 'scheme')?.toLowerCase(),
		bearerFormat: textAt(value, 'bearerFormat'),
		openIdConnectUrl: textAt(value, 'openIdConnectUrl'),
		metadataUrl: textAt(value, 'oauth2MetadataUrl'),
		flows,
		scopes: oncePerName(scopes),
		deprecated: flagAt(value, 'deprecated'),
		pointer,
	};
}

const SCHEME_TYPES = ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'] as const;
const FLOWS = ['implicit', 'password', 'clientCredentials', 'authorizationCode', 'deviceAuthorization'] as const;

function flowOf(key: string, flow: JsonObject): OAuthFlow[] {
	const type = FLOWS.find((known) => known === key);
	if (!type) return [];
	const url = (name: string) => textAt(flow, name);
	return [
		{
			type,
			authorizationUrl: url('authorizationUrl'),
			deviceAuthorizationUrl: url('deviceAuthorizationUrl'),
			tokenUrl: url('tokenUrl'),
			refreshUrl: url('refreshUrl'),
			scopes: scopesIn(flow, 'scopes'),
		},
	];
}

function scopesIn(value: JsonObject, key: string): Scope[] {
	return entriesAt(value, key).map(([name, words]) => ({ name, words: typeof words === 'string' && words.trim() !== '' ? words : undefined }));
}

/** Each scope once; words win over none. */
export function oncePerName(scopes: readonly Scope[]): Scope[] {
	const byName = new Map<string, Scope>();
	for (const scope of scopes) if (byName.get(scope.name)?.words === undefined) byName.set(scope.name, scope);
	return [...byName.values()];
}

/** The alternatives of an operation (its own, otherwise those of the document). */
export function securityOf(operation: JsonObject, document: JsonObject, schemes: readonly SecurityScheme[]): SecurityAlternative[] {
	const written = Array.isArray(operation['security']) ? operation['security'] : listAt(document, 'security');
	// `security: []` removes the requirements of the document.
	if (Array.isArray(operation['security']) && written.length === 0 && !asksForHiddenLogin(operation, document)) return [{ schemes: [] }];
	return written.filter(isObject).map((alternative) => ({
		schemes: Object.keys(alternative).map((name) => {
			const scheme = schemes.find((candidate) => candidate.name === name);
			return { name, scheme, scopes: stringsAt(alternative, name).map((scope) => knownScope(scope, scheme?.scopes ?? [])) };
		}),
	}));
}

/** Whether an operation asks for a way to sign in that is not described to readers, beside each that it names. */
export const asksForHiddenLogin = (operation: JsonObject, document: JsonObject): boolean =>
	flagAt(Array.isArray(operation['security']) ? operation : document, HIDDEN_LOGIN);

/** A scope with the words that a scheme has for it. */
function knownScope(name: string, scopes: readonly Scope[]): Scope {
	return scopes.find((scope) => scope.name === name) ?? { name, words: undefined };
}

/** Scopes that an operation needs whatever way of authorisation is chosen, and those that a part of it needs. */
export function scopesOf(operation: JsonObject, security: readonly SecurityAlternative[], scopes: readonly Scope[]): { required: Scope[]; optional: Scope[] } {
	const named = (key: string) => stringsAt(operation, key).map((name) => knownScope(name, scopes));
	const perAlternative = security.map(({ schemes }) => schemes.flatMap((part) => part.scopes));
	const [first = [], ...others] = perAlternative;
	const common = first.filter(({ name }) => others.every((other) => other.some((scope) => scope.name === name)));
	return { required: 'x-required-scopes' in operation ? named('x-required-scopes') : oncePerName(common), optional: named('x-optional-scopes') };
}
