import type { ApiBody } from '#openapi/request/api-request.ts';

/** The Content-Type that a program has to name itself: forms get theirs (and its boundary) from the HTTP library. */
export function contentTypeOfBody(body: ApiBody): string | undefined {
	return body.kind === 'json' || body.kind === 'text' || body.kind === 'binary' ? body.mediaType : undefined;
}
