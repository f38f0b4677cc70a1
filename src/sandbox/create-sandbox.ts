import { type Answer, answerRequest } from '#sandbox/answer/answer-request.ts';
import type { Memory, SandboxParts } from '#sandbox/answer/attempt.ts';
import { withMeantOperation } from '#sandbox/answer/meant-operation.ts';
import { idempotencyKey } from '#sandbox/answer/repeated-request.ts';
import { seedCollections } from '#sandbox/described/collections.ts';
import type { SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';
import type { Rate } from '#sandbox/reply/count-request.ts';
import { requestName } from '#sandbox/reply/random-names.ts';
import { toResponse } from '#sandbox/reply/to-response.ts';
import { chooseLanguage } from '#sandbox/request/choose-language.ts';
import { createRouter } from '#sandbox/request/find-route.ts';
import { readBytes } from '#sandbox/request/read-bytes.ts';
import { createValidator } from '#sandbox/validate/create-validator.ts';
import type { Behaviour, Refused, Reply } from './behaviour.ts';
import { defaultBehaviour } from './default-behaviour.ts';

export interface SandboxOptions<State> {
	plan: SandboxPlan;
	/** Without it, everything is answered from the description. */
	behaviour?: Behaviour<State> | undefined;
	/** Passed to `behaviour.start`. */
	seed?: unknown;
	/** The real time in milliseconds; defaults to the machine's clock. */
	clock?: { now(): number } | undefined;
	/** The sandbox's time at a reset (RFC 3339); replaces the behaviour's. */
	startsAt?: string | undefined;
	/** Receives errors of handlers, which are answered with 500. */
	onFault?: ((error: unknown) => void) | undefined;
}

/** The complete state of a sandbox, as plain data for IndexedDB. Must not be modified. */
export interface SavedSandbox extends Memory<unknown> {
	format: 1;
	/** Real time of the last reset in milliseconds. */
	resetAt: number;
}

/** One instance of the described service, with its own store. */
export interface Sandbox {
	/** Rejects only where the behaviour cannot even refuse a request. Requests are processed one after another. `cookies` is the header of that name, which browsers let nobody set. */
	fetch(request: Request, cookies?: string): Promise<Response>;
	/** Answers without processing the request, e.g. if its connection failed. Throws where the behaviour does. */
	refuse(request: Request, refused: Refused): Response;
	/** Resets to the seed, after all earlier requests. */
	reset(): Promise<void>;
	save(): SavedSandbox;
	/** Continues from a saved state. Throws if another version saved it. */
	load(saved: SavedSandbox): void;
	/** The records, as readers know them: kind → name → record. */
	records(): Record<string, Readonly<Record<string, unknown>>>;
	/** The sandbox's clock. */
	now(): Date;
	readonly token: string;
	/** Maximum size of a body in bytes. */
	readonly maximumBody: number;
}

/** Bodies that a description without behaviour accepts. */
const MAXIMUM_BODY = 10_000_000;

/** Starts the described service in memory. Web APIs only: runs in a page, a service worker and Node. */
export function createSandbox<State>({ plan, behaviour, seed, clock = Date, startsAt, onFault }: SandboxOptions<State>): Sandbox {
	// A sandbox without behaviour keeps no state of its own, whatever its type is named.
	const engineBehaviour = behaviour ?? (defaultBehaviour as unknown as Behaviour<State>);
	const engine: SandboxParts<State> = {
		plan,
		behaviour: engineBehaviour,
		requests: createValidator(plan.schemas, 'request'),
		responses: createValidator(plan.schemas, 'response'),
	};
	const route = createRouter(plan.operations);
	const start = Date.parse(startsAt ?? engineBehaviour.startsAt);
	const maximumBody = engineBehaviour.maximumBody ?? MAXIMUM_BODY;
	const fresh = (): Memory<State> => ({
		state: engineBehaviour.start(structuredClone(seed), startsAt ?? engineBehaviour.startsAt),
		described: seedCollections(plan.collections),
		replies: {},
		windows: {},
	});
	let resetAt = clock.now();
	let memory = fresh();
	let queue: Promise<unknown> = Promise.resolve();
	const working = new Set<string | undefined>();

	const now = () => (Number.isNaN(start) ? clock.now() : start + Math.max(0, clock.now() - resetAt));
	const enqueue = <T>(task: () => T | Promise<T>): Promise<T> => {
		const result = queue.then(task);
		queue = result.catch(() => undefined);
		return result;
	};
	const about = ({ headers, url }: Request) => ({
		language: chooseLanguage(headers.get('accept-language'), engineBehaviour.languages),
		requestId: requestName(),
		url: new URL(url),
	});
	const refused = (request: Request, reason: Refused, meta = about(request)) => finish(engineBehaviour.refuse(reason, meta), request, meta);

	async function answer(request: Request, cookies: string | undefined): Promise<Response> {
		const headers = withCookies(request.headers, cookies);
		const meta = about(request);
		const found = route(request.method, meta.url.pathname, { query: meta.url.searchParams, headers });
		if (!found) return refused(request, { kind: 'unknown-route' }, meta);
		if (!('operation' in found)) {
			if (request.method === 'OPTIONS') return toResponse({ status: 204, headers: { allow: found.allowed.join(', ') } }, {});
			const response = refused(request, { kind: 'wrong-method', allowed: found.allowed }, meta);
			response.headers.set('allow', found.allowed.join(', '));
			return response;
		}
		const { operation, values, others, base } = found;
		const bytes = [found, ...others].some((one) => one.operation.body) ? await readBytes(request, maximumBody) : undefined;
		// Who calls is not known before it is this request's turn.
		const key = idempotencyKey({ operation, request }, request.headers.get('authorization'));
		const isConcurrent = working.has(key);
		if (key) working.add(key);
		try {
			return await enqueue(async () => {
				const routed = { operation, values, request, headers, server: meta.url.origin + base, bytes, now: now(), isConcurrent, ...meta };
				const result: Answer<State> = await answerRequest(await withMeantOperation(routed, others, engine), memory, engine);
				const response = finish(result.reply, request, { ...meta, rate: result.rate });
				memory = result.memory;
				return response;
			});
		} finally {
			if (!isConcurrent) working.delete(key);
		}
	}

	return {
		fetch: (request, cookies) =>
			answer(request, cookies).catch((error: unknown) => {
				onFault?.(error);
				return refused(request, { kind: 'failed', status: 500 });
			}),
		refuse: (request, reason) => refused(request, reason),
		reset: () =>
			enqueue(() => {
				resetAt = clock.now();
				memory = fresh();
			}),
		save: () => ({ format: 1, resetAt, ...memory }),
		load({ format, resetAt: savedAt, ...saved }) {
			if (format !== 1) throw new Error('This was saved by another version of the sandbox.');
			resetAt = savedAt;
			memory = saved as Memory<State>;
		},
		records: () => ({
			...Object.fromEntries(plan.collections.map(({ path, idProperty }) => [path, byName(memory.described[path]?.records ?? [], idProperty)])),
			...engineBehaviour.records(memory.state),
		}),
		now: () => new Date(now()),
		token: engineBehaviour.token,
		maximumBody,
	};
}

/** Standalone headers may contain cookies, those of a request may not. */
function withCookies(headers: Headers, cookies: string | undefined): Headers {
	if (cookies === undefined) return headers;
	const all = new Headers(headers);
	all.set('cookie', cookies);
	return all;
}

function byName(records: readonly Readonly<Record<string, unknown>>[], idProperty: string): Record<string, unknown> {
	return Object.fromEntries(records.map((record) => [String(record[idProperty]), record]));
}

/** Adds what every reply carries. */
function finish(reply: Reply, { method }: Request, { requestId, rate }: { requestId: string; rate?: Rate | undefined }): Response {
	const headers = {
		'x-request-id': requestId,
		...(rate && { 'x-ratelimit-limit': String(rate.limit), 'x-ratelimit-remaining': String(rate.remaining), 'x-ratelimit-reset': String(rate.reset) }),
		...(rate?.isExceeded && { 'retry-after': String(rate.reset) }),
	};
	return toResponse(reply, headers, { withoutBody: method === 'HEAD' });
}
