/** What a handler knows of the operation that was called; the model's `Operation` has the same fields. */
export interface CalledOperation {
	readonly id: string;
	readonly slug: string;
	readonly method: string;
	/** Path template. */
	readonly path: string;
	readonly requiredScopes: readonly { readonly name: string }[];
	/** Needed for a part of what the operation does. */
	readonly optionalScopes: readonly { readonly name: string }[];
}

/** A file of a multipart form. */
export interface UploadedFile {
	name: string;
	mediaType: string;
	bytes: Uint8Array<ArrayBuffer>;
}

/** One request that fits the description, and all that a handler may know or change. */
export interface Call<State> {
	operation: CalledOperation;
	/** As it was sent. */
	url: URL;
	headers: Headers;
	/** Parameters by name, as values of their schemas (numbers, booleans, lists), with the defaults of the description. */
	path: Readonly<Record<string, unknown>>;
	query: Readonly<Record<string, unknown>>;
	/**
	 * JSON value; of XML that its schema describes the value that it stands for; of a form an object in which files are `UploadedFile`; of other media types
	 * the text or (`Uint8Array`) the bytes; `undefined`
	 * without body.
	 */
	body: unknown;
	/** A copy: what a handler changes is kept when it returns a reply below 400, and dropped otherwise. Plain data and bytes only. */
	state: State;
	now: Date;
	/** Of `Behaviour.languages`, by `Accept-Language`. */
	language: string;
	requestId: string;
	/** What `authorise` returned; empty for operations that need no credentials. */
	caller: string;
	/** Address that the request was sent to, up to the described path and without a slash at its end, e.g. `https://api.example.com/v1`; for links and `Location`. */
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
	/** Record whose `ETag` is sent, where it differs from `body`, e.g. when a reply to POST says more than a later GET. */
	representation?: unknown;
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
	| { kind: 'not-found' }
	/** A fault of a handler (500), or a failure that somebody asked for, e.g. 503. */
	| { kind: 'failed'; status: number };

/**
 * How the service of one description behaves beyond what the description says. A site names its module in `api.sandbox.behaviour`; without one the sandbox
 * answers from examples and schemas. Web APIs only: the same module runs in a page, a service worker and a local server.
 */
export interface Behaviour<State> {
	/** The state after a reset, from the site's seed. @param startsAt The clock at the reset, `startsAt` or what was asked for in its place. */
	start(seed: unknown, startsAt: string): State;
	/** The clock at a reset (RFC 3339); it runs on from there. */
	startsAt: string;
	/** The first one is the default. */
	languages: readonly [string, ...string[]];
	/** Token that a console fills in. */
	token: string;
	/** Tokens that a console offers, with words about whose they are. */
	tokens?: readonly { token: string; words: string }[];
	/**
	 * Says who calls, as a name for rate limits and idempotency keys. Asked for operations with security, before anything is validated: parameters are
	 * decoded but may not fit their schemas, and there is no body yet. Requests without any credentials are refused before. Throws `Refusal`.
	 */
	authorise(call: Omit<Call<State>, 'caller'>): string;
	/** Body and headers of the engine's own refusals; with the state as it was, where the request had come far enough to be looked at. */
	refuse(refused: Refused, call: Pick<Call<State>, 'language' | 'requestId' | 'url'> & { state?: State }): Reply;
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
