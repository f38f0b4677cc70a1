import { inNumbers } from '#openapi/json/exact-json.ts';
import { answerDescribed } from '#sandbox/described/answer-described.ts';
import type { DescribedState } from '#sandbox/described/collections.ts';
import type { PlannedOperation } from '#sandbox/plan/sandbox-plan.ts';
import type { Rate } from '#sandbox/reply/count-request.ts';
import { unchangedOr, withTag } from '#sandbox/reply/tagged-reply.ts';
import { type Call, Refusal, type Reply } from '../behaviour.ts';
import { admitCall } from './admit-call.ts';
import { type Attempt, type Memory, type RoutedRequest, refuseCall, type SandboxParts } from './attempt.ts';
import { findRepeatable, keepReply } from './repeated-request.ts';

/** The reply, and the state afterwards. */
export interface Answer<State> {
	reply: Reply;
	memory: Memory<State>;
	rate: Rate | undefined;
}

/**
 * Takes one request through all stages: credentials, rate limit, parameters, body, idempotency, handler. Works on copies: a reply of 400 and above leaves
 * the state as it was. Rejects when a handler fails.
 */
export async function answerRequest<State>(routed: RoutedRequest, before: Memory<State>, engine: SandboxParts<State>): Promise<Answer<State>> {
	const attempt: Attempt<State> = { routed, engine, before, memory: { ...before, windows: structuredClone(before.windows) }, rate: undefined };
	const reply = await replyTo(attempt).catch((error: unknown) => {
		if (error instanceof Refusal) return error.reply;
		throw error;
	});
	return { reply: reply.status === 401 ? withChallenge(reply, routed.operation) : reply, memory: attempt.memory, rate: attempt.rate };
}

/** Throws `Refusal` where a stage says no. */
async function replyTo<State>(attempt: Attempt<State>): Promise<Reply> {
	const { operation, request } = attempt.routed;
	const described = structuredClone(attempt.before.described);
	const call = await admitCall(attempt, structuredClone(attempt.before.state));
	const repeatable = await findRepeatable(attempt, call);
	if (repeatable?.reply) return repeatable.reply;
	const done = await carryOut(attempt, call, described);
	if (done.status >= 400) return done;
	const reply = await withTag(done, operation);
	Object.assign(attempt.memory, { state: call.state, described });
	if (repeatable) keepReply(attempt, repeatable, reply);
	return unchangedOr(reply, operation, request);
}

/** By the handler of the operation, without one from the description. @param described changed by it. */
async function carryOut<State>(attempt: Attempt<State>, call: Call<State>, described: DescribedState): Promise<Reply> {
	const { operation } = attempt.routed;
	const { plan, behaviour, responses } = attempt.engine;
	const handler = Object.hasOwn(behaviour.handlers, operation.id) ? behaviour.handlers[operation.id] : undefined;
	if (handler) return handler(inPlainNumbers(call));
	const found = await answerDescribed(operation, call, { plan, described, validator: responses });
	return 'kind' in found ? refuseCall(attempt, found) : found;
}

/** The value for a handler: whole numbers as `number`, because handlers know no `bigint`. */
function inPlainNumbers<State>(call: Call<State>): Call<State> {
	const [path, query, body] = [call.path, call.query, call.body].map(inNumbers);
	return Object.assign(call, { path, query, body });
}

/** A 401 names the way to send credentials (RFC 9110, 11.6.1). */
function withChallenge(reply: Reply, { security }: PlannedOperation): Reply {
	const [scheme] = security.flat().flatMap((credential) => ('scheme' in credential ? [credential.scheme] : []));
	const challenge = scheme && { 'www-authenticate': scheme.charAt(0).toUpperCase() + scheme.slice(1) };
	return { ...reply, headers: { ...challenge, ...reply.headers } };
}
