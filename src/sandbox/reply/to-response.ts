import { exactJson } from '#openapi/json/exact-json.ts';
import type { Reply } from '#sandbox/behaviour.ts';

/** Statuses that never have a body (Fetch standard). */
export const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** The reply as it is sent. Header fields of the reply win over `headers`. Throws for values that no header can hold. */
export function toResponse(reply: Reply, headers: Readonly<Record<string, string>>, { withoutBody = false } = {}): Response {
	const { status, body, bytes, mediaType } = reply;
	const sent = new Headers(headers);
	const content = BODILESS.has(status) ? undefined : (bytes ?? (body === undefined ? undefined : new TextEncoder().encode(exactJson(body))));
	const type = mediaType ?? (body === undefined ? undefined : 'application/json');
	if (content && type !== undefined) sent.set('content-type', type);
	for (const [name, value] of Object.entries(reply.headers ?? {})) sent.set(name, value);
	if (!BODILESS.has(status)) sent.set('content-length', String(content?.byteLength ?? 0));
	return new Response(withoutBody ? null : (content ?? null), { status, headers: sent });
}
