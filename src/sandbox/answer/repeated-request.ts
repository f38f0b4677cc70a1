import { hasHeaderParameter } from '#sandbox/plan/header-parameter.ts';
import { fingerprintOf, forgetReplies } from '#sandbox/reply/kept-replies.ts';
import type { Call, Reply } from '../behaviour.ts';
import { type Attempt, type RoutedRequest, refuseCall } from './attempt.ts';

/** A request that may be sent again without being carried out twice. */
interface RepeatableRequest {
	/** Where its reply is kept. */
	key: string;
	fingerprint: string;
	/** What was replied when it was carried out. */
	reply: Reply | undefined;
}

/** Hours that replies are kept where the behaviour does not say. */
const HOURS = 24;

/**
 * What is known of a request with an idempotency key; `undefined` without one. Forgets the replies whose time is over. Throws `Refusal` when the first request with the key
 * is still worked on, or said something else.
 */
export async function findRepeatable<State>(attempt: Attempt<State>, call: Call<State>): Promise<RepeatableRequest | undefined> {
	const { request, url, now, isConcurrent } = attempt.routed;
	const key = idempotencyKey(attempt.routed, call.caller);
	if (key !== undefined && isConcurrent) refuseCall(attempt, { kind: 'idempotency-in-progress' });
	const replies = { ...attempt.memory.replies };
	forgetReplies(replies, now);
	attempt.memory.replies = replies;
	if (key === undefined) return undefined;
	const fingerprint = await fingerprintOf(`${request.method} ${url.pathname}${url.search}`, call.body);
	const kept = replies[key];
	if (kept && kept.fingerprint !== fingerprint) refuseCall(attempt, { kind: 'idempotency-key-reused' });
	return { key, fingerprint, reply: kept && { ...kept.reply, headers: { ...kept.reply.headers, 'idempotency-replayed': 'true' } } };
}

/** Keeps the reply to a request that was carried out. */
export function keepReply<State>({ memory, engine, routed }: Attempt<State>, { key, fingerprint }: RepeatableRequest, reply: Reply): void {
	memory.replies[key] = { fingerprint, reply, until: routed.now + (engine.behaviour.idempotencyHours ?? HOURS) * 3_600_000 };
}

/** By what a request is known again, of one caller; `undefined` for operations that do not describe the header. */
export function idempotencyKey({ operation, request }: Pick<RoutedRequest, 'operation' | 'request'>, caller: string | null): string | undefined {
	const key = request.headers.get('idempotency-key');
	return key === null || !hasHeaderParameter(operation, 'idempotency-key') ? undefined : `${caller} ${key.toLowerCase()}`;
}
