import type { Operation } from '#openapi/model/model.ts';

/** A file of a multipart form. */
export interface UploadedFile {
	name: string;
	mediaType: string;
	bytes: Uint8Array<ArrayBuffer>;
}

/** One request that fits the description, and all that a handler may know or change. */
export interface Call<State> {
	operation: Operation;
	/** As it was sent. */
	url: URL;
	headers: Headers;
	/** Parameters by name, as values of their schemas (numbers, booleans, lists), with the defaults of the description. */
	path: Readonly<Record<string, unknown>>;
	query: Readonly<Record<string, unknown>>;
	/** JSON value; of a multipart form an object in which files are `UploadedFile`; `undefined` without body. */
	body: unknown;
	/** A copy: what a handler changes is kept when it returns a reply below 400, and dropped otherwise. Plain data and bytes only. */
	state: State;
	now: Date;
	/** Of `Behaviour.languages`, by `Accept-Language`. */
	language: string;
	requestId: string;
	/** What `authorise` returned; empty for operations that need no credentials. */
	caller: string;
	/** Address of the described server without a slash at its end, for links and `Location`. */
	server: string;
	/** Refuses with `precondition-failed` when `If-Match` is sent and names another state of the record than this representation. */
	checkUnchanged(representation: unknown): Promise<void>;
}

/** What is answered. `body` is sent as JSON, `bytes` as they are. */
export interface Reply {
	status: number;
	headers?: Readonly<Record<string, string>>;
	body?: unknown;
	bytes?: Uint8Array<ArrayBuffer>;
	/** Default: `application/json` for a body. */
	mediaType?: string;
}

/** Thrown by a handler or by `authorise`: nothing is changed, the reply is sent. */
export class Refusal extends Error {
	readonly reply: Reply;
	constructor(reply: Reply) {
		super(`refused with ${reply.status}`);
		this.reply = reply;
	}
}

/** One thing about a request that does not fit the description. */
export interface Mismatch {
	/** JSON pointer into the body, or the name of a parameter or header. */
	pointer?: string;
	parameter?: string;
	/** Keyword of JSON Schema (`required`, `type`, `maxLength`, `additionalProperties` …), `unknown-parameter` or `repeated-parameter`. */
	keyword: string;
	/** What the keyword says, e.g. the number of `maxLength`. */
	expected: unknown;
	/** The value that does not fit. */
	actual: unknown;
}

/** Why the engine itself refuses a request, before or instead of a handler. */
export type Refused =
	| { kind: 'unknown-route' }
	| { kind: 'wrong-method'; allowed: readonly string[] }
	| { kind: 'malformed-body' }
	| { kind: 'unsupported-media-type' }
	| { kind: 'payload-too-large' }
	| { kind: 'invalid-parameters'; mismatches: readonly Mismatch[] }
	| { kind: 'invalid-body'; mismatches: readonly Mismatch[] }
	| { kind: 'unauthenticated' }
	| { kind: 'rate-limited'; retryAfter: number }
	| { kind: 'idempotency-key-reused' }
	| { kind: 'idempotency-in-progress' }
	| { kind: 'precondition-failed' }
	| { kind: 'not-found' };

/**
 * How the service of one description behaves beyond what the description says. A site names its module in `api.sandbox.behaviour`; without one the sandbox
 * answers from examples and schemas. Web APIs only: the same module runs in a page, a service worker and a local server.
 */
export interface Behaviour<State> {
	/** The state after a reset, from the site's seed. */
	start(seed: unknown): State;
	/** The clock at a reset (RFC 3339); it runs on from there. */
	startsAt: string;
	/** The first one is the default. */
	languages: readonly [string, ...string[]];
	/** Token that a console fills in. */
	token: string;
	/** Says who calls, as a name for rate limits and idempotency keys. Asked for operations with security, before anything is validated. Throws `Refusal`. */
	authorise(call: Omit<Call<State>, 'caller'>): string;
	/** Body and headers of the engine's own refusals. */
	refuse(refused: Refused, call: Pick<Call<State>, 'language' | 'requestId' | 'url'>): Reply;
	/** By `operationId`. Operations without a handler are answered from the description. */
	handlers: Readonly<Record<string, (call: Call<State>) => Reply | Promise<Reply>>>;
	rateLimit?: { requests: number; seconds: number };
	/** Hours that replies to an `Idempotency-Key` are kept. */
	idempotencyHours?: number;
	/** Bytes of a body at most. */
	maximumBody?: number;
	/** The records of a state as a reader knows them: kind → name → record. A console shows what a request changed among them. */
	records(state: State): Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
