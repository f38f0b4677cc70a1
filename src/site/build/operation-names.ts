import { apiPaths } from '#navigation/api/api-paths.ts';
import type { Reference } from '#navigation/api/reference.ts';
import type { Operation } from '#openapi/model/model.ts';

/** What programmers call the effect of a method. Paths of an API are in English in any language. */
const VERBS: Readonly<Record<string, string>> = {
	get: 'get read view show fetch',
	post: 'create add new',
	put: 'replace update change',
	patch: 'update edit change',
	delete: 'delete remove',
};
const LIST = 'list all';
const UPLOAD = 'upload attach';
const DOWNLOAD = 'download';

/** What programmers search for besides the title of an operation, by path of its page: path with and without method, id, verbs and nouns in English. */
export function operationNames(references: readonly Reference[]): ReadonlyMap<string, readonly string[]> {
	return new Map(
		references.flatMap(({ plan, model }) =>
			model.operations.map((operation): [string, string[]] => [apiPaths(plan.folder).page(operation.slug), namesOf(operation)]),
		),
	);
}

/** The names of one operation, e.g. `GET /devices`, `/devices`, `listDevices`, `list devices`. */
export function namesOf(operation: Operation): string[] {
	const { id, method, path } = operation;
	return [`${method.toUpperCase()} ${path}`, path, id, `${verbsOf(operation)} ${wordsOfPath(path)}`];
}

function verbsOf({ method, path, requestBody, responses }: Operation): string {
	const isList = method === 'get' && /s\/?$/.test(path);
	const sends = requestBody?.content.some(({ type }) => isFileType(type)) ?? false;
	const brings = method === 'get' && responses.some(({ status, content }) => status.startsWith('2') && content.some(({ type }) => isFileType(type)));
	return [VERBS[method] ?? method, isList ? LIST : '', sends ? UPLOAD : '', brings ? DOWNLOAD : ''].filter(Boolean).join(' ');
}

const isFileType = (mediaType: string) => /^(?:multipart\/form-data|application\/(?:octet-stream|pdf|zip)|(?:image|audio|video)\/.*)/.test(mediaType);

/** The words of a path, without its parameters. */
const wordsOfPath = (path: string) =>
	path
		.replaceAll(/\{[^{}]*\}/g, ' ')
		.replaceAll(/[/_\s-]+/g, ' ')
		.trim();
