import { entriesAt, isObject, type JsonObject, listAt, objectAt, stringsAt, textAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import { isDeprecated, withDeprecation } from './deprecation.ts';
import { externalDocsOf } from './external-docs.ts';
import { findOperations, type WrittenOperation } from './find-operations.ts';
import type { Badge, Callback, MarkingTag, Operation } from './model.ts';
import { impliedParameters, parametersOf } from './parameters.ts';
import type { Reader, Written } from './reader.ts';
import { requestBodyOf, responsesOf } from './responses.ts';
import type { Scope, SecurityScheme } from './security.ts';
import { asksForHiddenLogin, scopesOf, securityOf } from './security.ts';
import type { Server } from './servers.ts';
import { serversOf } from './servers.ts';
import { placesIn } from './tags.ts';
import { titleLine, titleOf } from './title-line.ts';

/** What operations share. */
export interface OperationContext {
	reader: Reader;
	servers: readonly Server[];
	schemes: readonly SecurityScheme[];
	scopes: readonly Scope[];
	/** Tags that are marks, by name. */
	marks: ReadonlyMap<string, MarkingTag>;
	/** Slug of the operation that a link names. */
	slugOf(link: JsonObject): string | undefined;
	/** Id and slug for an operation inside another one. */
	nameCallback(operation: WrittenOperation, parent: string): { id: string; slug: string };
}

/** The context of an operation. */
interface OperationFrame {
	kind: Operation['kind'];
	id: string;
	slug: string;
	/** The callbacks around it; recursive ones are not entered again. */
	around?: readonly Pointer[];
}

/** Reads one operation. */
export function operationOf(context: OperationContext, written: WrittenOperation, { kind, id, slug, around = [] }: OperationFrame): Operation {
	const { reader } = context;
	const { path, method, value, pointer, item } = written;
	const summary = textAt(value, 'summary') ?? textAt(item.value, 'summary');
	const document = kind === 'operation' ? reader.document : {};
	const security = securityOf(value, document, context.schemes);
	const scopes = scopesOf(value, security, context.scopes);
	const own = [value, item.value].map(serversOf).find((servers) => servers.length > 0);
	const tags = stringsAt(value, 'tags');
	const parameters = parametersOf(reader, [item, written]);
	// A webhook or callback has no path of the API.
	const implied = kind === 'operation' ? impliedParameters(reader, written, { path, described: parameters.path }) : [];
	return {
		kind,
		id,
		slug,
		method,
		path,
		tags: placesIn(tags, context.marks),
		title: titleOf(summary, textAt(value, 'operationId') ?? `${method.toUpperCase()} ${path}`),
		summary,
		description: withDeprecation(textAt(value, 'description') ?? textAt(item.value, 'description'), value),
		deprecated: isDeprecated(value),
		since: textAt(value, 'x-since'),
		deprecatedSince: textAt(value, 'x-deprecated-since'),
		badges: [...labelsOf(value), ...tags.flatMap((tag) => context.marks.get(tag) ?? []).map(({ label }) => ({ label }))],
		servers: own ?? [...context.servers],
		ownServers: own ?? [],
		security,
		...(asksForHiddenLogin(value, document) && { hasHiddenLogin: true as const }),
		requiredScopes: scopes.required,
		optionalScopes: scopes.optional,
		parameters: { ...parameters, path: [...parameters.path, ...implied] },
		requestBody: requestBodyOf(reader, written),
		responses: responsesOf(reader, written, context.slugOf),
		callbacks: callbacksOf(context, written, { slug, around }),
		codeSamples: codeSamplesOf(value),
		externalDocs: externalDocsOf(value),
		pointer,
	};
}

function callbacksOf(context: OperationContext, { value, pointer }: Written, { slug, around }: { slug: string; around: readonly Pointer[] }): Callback[] {
	return entriesAt(value, 'callbacks').flatMap(([name, written]): Callback[] => {
		const found = context.reader.follow(pointerTo(pointer, 'callbacks', name), written);
		if (!found || around.includes(found.pointer)) return [];
		const operations = findOperations(context.reader, Object.entries(found.value), found.pointer);
		return [
			{
				name,
				operations: operations.map((inner) =>
					operationOf(context, inner, { kind: 'callback', ...context.nameCallback(inner, `${slug} ${name}`), around: [...around, found.pointer] }),
				),
				pointer: found.pointer,
			},
		];
	});
}

/** `x-badges` as Scalar writes them (`[{ name }]`) and `x-stability`. */
function labelsOf(value: JsonObject): Badge[] {
	const listed = listAt(value, 'x-badges').flatMap((badge) => (isObject(badge) ? (textAt(badge, 'name') ?? []) : typeof badge === 'string' ? badge : []));
	return [...listed, ...[textAt(value, 'x-stability')].filter((label) => label !== undefined)].map((label) => ({ label: titleLine(label) }));
}

function codeSamplesOf(value: JsonObject): Operation['codeSamples'] {
	const ofReadme = listAt(objectAt(value, 'x-readme'), 'code-samples');
	return [...listAt(value, 'x-codeSamples'), ...listAt(value, 'x-code-samples'), ...ofReadme].flatMap((sample) => {
		if (!isObject(sample)) return [];
		const source = textAt(sample, 'source') ?? textAt(sample, 'code');
		const language = textAt(sample, 'lang') ?? textAt(sample, 'language') ?? 'text';
		return source === undefined ? [] : [{ language, label: textAt(sample, 'label') ?? textAt(sample, 'name'), source }];
	});
}
