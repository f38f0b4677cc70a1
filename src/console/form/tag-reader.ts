import type { ConsoleData } from '#console/data/console-data.ts';
import type { Parameter } from '#openapi/model/message.ts';
import type { SecurityAlternative } from '#openapi/model/security.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { type FilledForm, initialForm, requestOfForm } from './form.ts';

/** Whether a parameter names the state of a record that the caller knows (RFC 9110, 13.1). */
export const isTagHeader = ({ place, name }: Parameter): boolean => place === 'header' && /^if-(none-)?match$/i.test(name);

/** Whether a parameter names the state that a record must be in to be changed. */
export const isMatchHeader = ({ place, name }: Parameter): boolean => place === 'header' && /^if-match$/i.test(name);

/**
 * Makes a function that reads the record a form is about: by the GET operation of the same path, on the same server; `undefined` if there is none.
 * A real server gets secrets of the chosen way of authorisation only where that operation knows this way too.
 * @param ask sends a request and returns what came back.
 */
export function recordReader<Answer>(
	{ form, operation, alternative, server }: FilledForm & { alternative: number; server: string | undefined },
	{ model, tokenVariable }: Pick<ConsoleData, 'model' | 'tokenVariable'>,
	ask: (request: ApiRequest) => Promise<Answer>,
): (() => Promise<Answer>) | undefined {
	const get = model.operations.find(({ method, path }) => method === 'get' && path === operation.path);
	if (get === undefined) return undefined;
	const path = Object.entries(form.parameters).filter(([key]) => key.startsWith('path.'));
	const blank = Object.keys(initialForm(get, model).parameters).map((key): [string, undefined] => [key, undefined]);
	const asked = { ...initialForm(get, model), parameters: Object.fromEntries([...blank, ...path]) };
	const signed = get.security.findIndex((way) => namesOfWay(way) === namesOfWay(operation.security[alternative]));
	const options = server === undefined ? { tokenVariable, alternative: Math.max(0, signed) } : { tokenVariable, alternative: signed, server };
	return () => ask(requestOfForm({ form: asked, operation: get }, model, options));
}

/** Operations may list the same ways of authorisation in another order, and a secret is meant for one of them. */
const namesOfWay = (way: SecurityAlternative | undefined) => JSON.stringify(way?.schemes.map(({ name }) => name).sort());
