import { canonicalJson } from '#openapi/json/canonical-json.ts';
import type { Reply } from '#sandbox/behaviour.ts';
import { sha256 } from './sha256.ts';

/** The reply to a request with an idempotency key. */
export interface KeptReply {
	/** Hash of the content of the request. */
	fingerprint: string;
	reply: Reply;
	/** End of its time, in milliseconds of the sandbox's clock. */
	until: number;
}

/** Forgets replies whose time is over. Changes `replies`. */
export function forgetReplies(replies: Record<string, KeptReply>, now: number): void {
	for (const [name, { until }] of Object.entries(replies)) if (until <= now) delete replies[name];
}

/** The content of a request in a form that does not depend on how it was written: spaces in JSON and boundaries of multipart bodies make no difference. */
export async function fingerprintOf(address: string, body: unknown): Promise<string> {
	return sha256(new TextEncoder().encode(`${address}\n${canonicalJson(await withHashes(body))}`));
}

/** Bytes by their hash. */
async function withHashes(value: unknown): Promise<unknown> {
	if (value instanceof Uint8Array) return sha256(value as Uint8Array<ArrayBuffer>);
	if (Array.isArray(value)) return Promise.all(value.map(withHashes));
	if (typeof value !== 'object' || value === null) return value ?? null;
	return Object.fromEntries(await Promise.all(Object.entries(value).map(async ([name, inner]) => [name, await withHashes(inner)] as const)));
}
