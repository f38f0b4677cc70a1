import { exactJson, parseExactJson } from '#openapi/json/exact-json.ts';
import { isObject } from '#openapi/json/json.ts';
import type { Parameter } from '#openapi/model/message.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { askedParameters, bodyFor, type ConsoleForm, initialForm, keyOf } from './form/form.ts';

/** Names of what nobody may find in an address that is passed on. */
const SECRET = /pass(?:wor[dt]|phrase|code)|secret|geheim|token|api.?key|credential|authori[sz]ation|signature/i;

/**
 * What a fragment holds that opens the console of an operation with what a form holds. Headers, cookies, files, servers and whatever is called a secret stay out:
 * addresses end up in histories and chats.
 */
export function sharedText(form: ConsoleForm, operation: Operation): string {
	const shared = askedParameters(operation).filter(isShared).map(keyOf);
	const parameters = Object.fromEntries(shared.map((key) => [key, withoutSecrets(form.parameters[key])]).filter(([, value]) => value !== undefined));
	const { mediaType, hasBody, body } = form;
	return encodeURIComponent(exactJson({ parameters, ...(hasBody && { mediaType, body: withoutSecrets(body) }) }));
}

/** The form that such a text stands for, its secrets as the page has them; `undefined` when it is none. Nothing of it is believed but values. */
export function sharedForm(text: string, operation: Operation, model: ApiModel): ConsoleForm | undefined {
	const shared = read(text);
	if (!isObject(shared)) return undefined;
	const form = initialForm(operation, model);
	const given = isObject(shared['parameters']) ? shared['parameters'] : {};
	const keys = askedParameters(operation).filter(isShared).map(keyOf);
	const parameters = { ...form.parameters, ...Object.fromEntries(keys.map((key) => [key, Object.hasOwn(given, key) ? given[key] : undefined])) };
	const mediaType = operation.requestBody?.content.find(({ type }) => type === shared['mediaType'])?.type;
	if (mediaType === undefined) return { ...form, parameters, hasBody: form.hasBody && operation.requestBody?.required === true };
	return { ...form, ...bodyFor(operation, model, { mediaType }), parameters, hasBody: true, exampleName: undefined, body: shared['body'] };
}

const isShared = ({ place, name }: Parameter) => (place === 'path' || place === 'query' || place === 'querystring') && !SECRET.test(name);

function withoutSecrets(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutSecrets);
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (SECRET.test(name) ? [] : [[name, withoutSecrets(inner)]])));
}

function read(text: string): unknown {
	try {
		return parseExactJson(decodeURIComponent(text));
	} catch {
		return undefined;
	}
}
