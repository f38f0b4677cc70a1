import { isFetched } from '#openapi/json/http-methods.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';

/** The limits of a language, or of its library. */
interface Ability {
	hasGetBody: boolean;
	/** Its texts end at U+0000, as strings of C and arguments of commands do. */
	endsAtZero?: boolean;
	/** Whether a part of a form can have further fields in its head. */
	hasPartHeaders?: boolean;
	/** The names that a part of a form can have; by default all. */
	partNames?: RegExp;
	/** It sends by `fetch`, which refuses some methods. */
	usesFetch?: boolean;
}

/** Whether a language can send a request: with GET many libraries send no content, `fetch` among them (Fetch standard, “init a Request”). */
export const isSentBy = ({ hasGetBody, endsAtZero, hasPartHeaders, partNames, usesFetch }: Ability, { method, body }: ApiRequest): boolean =>
	(!usesFetch || isFetched(method)) &&
	(body.kind !== 'multipart' || body.parts.every(({ name, headers }) => (hasPartHeaders || headers === undefined) && (partNames?.test(name) ?? true))) &&
	(hasGetBody || method !== 'GET' || body.kind === 'none') &&
	!(endsAtZero && textsOfBody(body).some((text) => text.includes('\0')));

/** The texts of a body that are sent as they are; JSON escapes what could be misread. */
function textsOfBody(body: ApiRequest['body']): string[] {
	if (body.kind === 'text') return [body.text];
	if (body.kind === 'form') return body.fields.flatMap(({ name, value }) => [name, value]);
	return body.kind === 'multipart' ? body.parts.flatMap((part) => (part.kind === 'field' ? [part.name, part.value] : [part.name])) : [];
}
