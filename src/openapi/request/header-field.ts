import { headerValue } from '#openapi/json/header-value.ts';
import type { NamedText } from './api-request.ts';

/** A header field that can be sent (RFC 9110, 5.5), in a list of one; empty when the name is none. Other characters than ASCII are percent-encoded. */
export function headerField(name: string, value: string): NamedText[] {
	if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) return [];
	return [{ name, value: headerValue(value) }];
}
