import { FORM_MEDIA_TYPE } from '#openapi/json/media-type.ts';
import type { ApiBody } from '#openapi/request/api-request.ts';

/** The media type that a program has to name; `undefined` without body, and for a multipart one, whose media type needs its boundary. */
export function namedType(body: ApiBody): string | undefined {
	if (body.kind === 'form') return FORM_MEDIA_TYPE;
	return 'mediaType' in body ? body.mediaType : undefined;
}
