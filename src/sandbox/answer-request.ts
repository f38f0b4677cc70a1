import { inNumbers } from '#openapi/json/exact-json.ts';
import { answerDescribed } from '#sandbox/described/answer-described.ts';
import type { DescribedState } from '#sandbox/described/collections.ts';
import type { PlannedOperation, SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';
import { countRequest, type Rate, type RateWindow } from '#sandbox/reply/count-request.ts';
import { entityTag, namesTag } from '#sandbox/reply/entity-tag.ts';
import { fingerprintOf, forgetReplies, type KeptReply } from '#sandbox/reply/kept-replies.ts';
import { decodeBody } from '#sandbox/request/decode-body.ts';
import { decodeParameters } from '#sandbox/request/decode-parameters.ts';
import { hasCredentials, isOptional } from '#sandbox/request/has-credentials.ts';
import type { Validator } from '#sandbox/validate/create-validator.ts';
import { type Behaviour, type Call, Refusal, type Refused, type Reply } from './behaviour.ts';

/** Everything that a sandbox remembers; plain data. */
export interface Memory<State> {
	state: State;
	described: DescribedState;
	replies: Record<string, KeptReply>;
	windows: Record<string, RateWindow>;
}

/** One request that has found its operation. */
export interface RoutedRequest {
	operation: PlannedOperation;
	/** Values of the path, still encoded. */
	values: Readonly<Record<string, string>>;
	request: Request;
	/** With the cookies. */
	headers: Headers;
	url: URL;
	server: string;
	bytes: Uint8Array<ArrayBuffer> | 'too-large' | undefined;
	language: string;
	requestId: string;
	now: number;
	/** Another request with the same idempotency key had not been answered when this one came. */
	isConcurrent: boolean;
}

export interface SandboxParts<State> {
	plan: SandboxPlan;
	behaviour: Behaviour<State>;
	requests: Validator;
	responses: Validator;
}

/** What is answered, and the memory afterwards. */
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
	const { plan, behaviour } = engine;
	const { operation, request, headers, url, now, bytes } = routed;
	const memory: Memory<State> = { ...before, windows: structuredClone(before.windows) };
	let rate: Rate | undefined;
	const refuse = (refused: Refused) => answered(behaviour.refuse(refused, { ...routed, state: before.state }));
	const answered = (reply: Reply): Answer<State> => ({ reply: reply.status === 401 ? withChallenge(reply, operation) : reply, memory, rate });
	try {
		const changed = { state: structuredClone(before.state), described: structuredClone(before.described) };
		const { path, query, mismatches } = decodeParameters(operation, routed, engine);
		const call: Call<State> = {
			...{ operation, url, headers, path, query, body: undefined, state: changed.state, now: new Date(now), caller: '' },
			...{ language: routed.language, requestId: routed.requestId, server: routed.server },
			async checkUnchanged(representation) {
				const condition = headers.get('if-match');
				if (condition === null || namesTag(condition, await entityTag(representation), { weak: false })) return;
				throw new Refusal(behaviour.refuse({ kind: 'precondition-failed' }, routed));
			},
		};
		if (hasCredentials(operation.security, url, headers)) call.caller = behaviour.authorise(call);
		else if (!isOptional(operation.security)) return refuse({ kind: 'unauthenticated' });
		if (behaviour.rateLimit) rate = countRequest(memory.windows, { caller: call.caller, now }, behaviour.rateLimit);
		if (rate?.isExceeded) return refuse({ kind: 'rate-limited', retryAfter: rate.reset });
		if (mismatches.length > 0) return refuse({ kind: 'invalid-parameters', mismatches });
		if (bytes === 'too-large') return refuse({ kind: 'payload-too-large' });
		const body = await decodeBody(operation, { bytes, headers }, engine);
		if ('kind' in body) return refuse(body);
		call.body = body.value;

		const key = idempotencyKey(routed, call.caller);
		if (key !== undefined && routed.isConcurrent) return refuse({ kind: 'idempotency-in-progress' });
		const fingerprint = key === undefined ? '' : await fingerprintOf(`${request.method} ${url.pathname}${url.search}`, body.value);
		memory.replies = { ...before.replies };
		forgetReplies(memory.replies, now);
		const kept = key === undefined ? undefined : memory.replies[key];
		if (kept && kept.fingerprint !== fingerprint) return refuse({ kind: 'idempotency-key-reused' });
		if (kept) return answered({ ...kept.reply, headers: { ...kept.reply.headers, 'idempotency-replayed': 'true' } });

		const handler = Object.hasOwn(behaviour.handlers, operation.id) ? behaviour.handlers[operation.id] : undefined;
		const context = { plan, described: changed.described, validator: engine.responses };
		const found = handler ? await handler(inPlainNumbers(call)) : await answerDescribed(operation, call, context);
		if ('kind' in found) return refuse(found);
		if (found.status >= 400) return answered(found);
		const reply = await withTag(found, operation);
		Object.assign(memory, { state: call.state, described: changed.described });
		if (key !== undefined) memory.replies[key] = { fingerprint, reply, until: now + (behaviour.idempotencyHours ?? 24) * 3_600_000 };
		return answered(await unchangedOr(reply, operation, request));
	} catch (error) {
		if (error instanceof Refusal) return answered(error.reply);
		throw error;
	}
}

/** What a handler gets: it knows no other numbers. */
function inPlainNumbers<State>(call: Call<State>): Call<State> {
	const [path, query, body] = [call.path, call.query, call.body].map(inNumbers);
	return Object.assign(call, { path, query, body });
}

/** Where the reply to an idempotency key is kept; only operations that describe the header have one. */
function idempotencyKey({ operation, request }: RoutedRequest, caller: string): string | undefined {
	const key = request.headers.get('idempotency-key');
	return key === null || !hasParameter(operation, 'idempotency-key') ? undefined : `${caller} ${key.toLowerCase()}`;
}

const hasParameter = ({ parameters }: PlannedOperation, header: string) =>
	parameters.some(({ place, name }) => place === 'header' && name.toLowerCase() === header);

/** A 401 names the way to send credentials (RFC 9110, 11.6.1). */
function withChallenge(reply: Reply, { security }: PlannedOperation): Reply {
	const [scheme] = security.flat().flatMap((credential) => ('scheme' in credential ? [credential.scheme] : []));
	const challenge = scheme && { 'www-authenticate': scheme.charAt(0).toUpperCase() + scheme.slice(1) };
	return { ...reply, headers: { ...challenge, ...reply.headers } };
}

/** A single record gets its tag where the description promises one. */
async function withTag(reply: Reply, { responses }: PlannedOperation): Promise<Reply> {
	const { status, headers = {}, body, representation = body } = reply;
	const isPromised = responses.find((response) => response.status === String(status))?.headers.some(({ name }) => name.toLowerCase() === 'etag');
	const isRecord = typeof representation === 'object' && representation !== null && !Array.isArray(representation);
	if (!isPromised || !isRecord || Object.keys(headers).some((name) => name.toLowerCase() === 'etag')) return reply;
	return { ...reply, headers: { ...headers, ETag: await entityTag(representation) } };
}

/** 304 in place of a record that the caller has already (RFC 9110, 13.1.2), where the description knows about it. */
async function unchangedOr(reply: Reply, operation: PlannedOperation, { method, headers }: Request): Promise<Reply> {
	const condition = headers.get('if-none-match');
	const tag = Object.entries(reply.headers ?? {}).find(([name]) => name.toLowerCase() === 'etag')?.[1];
	const knows = hasParameter(operation, 'if-none-match') || operation.responses.some(({ status }) => status === '304');
	if (condition === null || tag === undefined || !knows || !['GET', 'HEAD'].includes(method) || !namesTag(condition, tag, { weak: true })) return reply;
	const kept = Object.entries(reply.headers ?? {}).filter(([name]) => !/^content-/i.test(name));
	return { status: 304, headers: Object.fromEntries(kept) };
}
