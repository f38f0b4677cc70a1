import { parseExactJson } from '#openapi/json/exact-json.ts';
import { isObject } from '#openapi/json/json.ts';
import type { Parameter } from '#openapi/model/message.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { ownValue } from '#text/own-value.ts';
import { askedParameters, bodyFor, type ConsoleForm, initialForm, keyOf } from './form/form.ts';
import { isSecretName } from './form/secret-text.ts';

/** The form that the text of a link (`share-request.ts`) stands for, its secrets as the page has them; `undefined` when it is none. Only values are taken from it, nothing else. */
export function sharedForm(text: string, operation: Operation, model: ApiModel): ConsoleForm | undefined {
	const shared = readSharedJson(text);
	if (!isObject(shared)) return undefined;
	const form = initialForm(operation, model);
	const given = isObject(shared['parameters']) ? shared['parameters'] : {};
	const keys = askedParameters(operation).filter(isShared).map(keyOf);
	const parameters = { ...form.parameters, ...Object.fromEntries(keys.map((key) => [key, ownValue(given, key)])) };
	const mediaType = operation.requestBody?.content.find(({ type }) => type === shared['mediaType'])?.type;
	if (mediaType === undefined) return { ...form, parameters, hasBody: form.hasBody && operation.requestBody?.required === true };
	const ofPage = bodyFor(operation, model, { mediaType });
	// If the link has no body, the body is that of the page.
	return { ...form, ...ofPage, parameters, hasBody: true, exampleName: undefined, body: 'body' in shared ? shared['body'] : ofPage.body };
}

/** Whether a parameter is part of the address of a request. */
export const isInAddress = ({ place }: Parameter) => place === 'path' || place === 'query' || place === 'querystring';

/** Not filled in from links made elsewhere, either: secrets. */
const isShared = (parameter: Parameter) => isInAddress(parameter) && !isSecretName(parameter.name);

function readSharedJson(text: string): unknown {
	try {
		return parseExactJson(decodeURIComponent(text));
	} catch {
		return undefined;
	}
}
