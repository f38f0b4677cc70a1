import type { ConsoleData } from '#console/data/console-data.ts';
import type { Parameter } from '#openapi/model/message.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { type FilledForm, initialForm, requestOfForm } from './form.ts';

/** Whether a parameter names the state of a record that the caller knows (RFC 9110, 13.1). */
export const isTagHeader = ({ place, name }: Parameter): boolean => place === 'header' && /^if-(none-)?match$/i.test(name);

/** Whether a parameter names the state that a record must be in to be changed. */
export const isMatchHeader = ({ place, name }: Parameter): boolean => place === 'header' && /^if-match$/i.test(name);

/**
 * A function that reads the record a form is about, by the operation that gets what stands at the same path; `undefined` where there is none.
 * @param ask sends a request and returns what came back.
 */
export function recordReader<Answer>(
	{ form, operation }: FilledForm,
	{ model, tokenVariable }: Pick<ConsoleData, 'model' | 'tokenVariable'>,
	ask: (request: ApiRequest) => Promise<Answer>,
): (() => Promise<Answer>) | undefined {
	const get = model.operations.find(({ method, path }) => method === 'get' && path === operation.path);
	if (get === undefined) return undefined;
	const path = Object.entries(form.parameters).filter(([key]) => key.startsWith('path.'));
	const blank = Object.keys(initialForm(get, model).parameters).map((key): [string, undefined] => [key, undefined]);
	const asked = { ...initialForm(get, model), parameters: Object.fromEntries([...blank, ...path]) };
	return () => ask(requestOfForm({ form: asked, operation: get }, model, { tokenVariable }));
}
