import type { ApiRequest } from '#openapi/request/api-request.ts';

/** The request as a program writes it down: a form with separators between its values is a text, because what builds forms would encode them. */
export function withWrittenForm(request: ApiRequest): ApiRequest {
	const { body } = request;
	if (body.kind !== 'form' || body.encoded === undefined) return request;
	return { ...request, body: { kind: 'text', mediaType: 'application/x-www-form-urlencoded', text: body.encoded } };
}
