/** What a handler knows about the called operation; the model's `Operation` has the same fields. */
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

/** A request that matches the description, and everything a handler may know or change. */
export interface Call<State> {
	operation: CalledOperation;
	/** As sent. */
	url: URL;
	headers: Headers;
	/** Parameters by name, typed by their schemas (numbers, booleans, lists), with the defaults of the description. */
	path: Readonly<Record<string, unknown>>;
	query: Readonly<Record<string, unknown>>;
	/**
	 * JSON value; of XML that its schema describes the value that it stands for; of a form an object in which files are `UploadedFile`; of other media types
	 * the text or (`Uint8Array`) the bytes; `undefined` without body.
	 */
	body: unknown;
	/** A copy: changes are kept if the handler returns a status below 400, and dropped otherwise. Plain data and bytes only. */
	state: State;
	now: Date;
	/** One of `Behaviour.languages`, chosen by `Accept-Language`. */
	language: string;
	requestId: string;
	/** What `authorise` returned; empty for operations that need no credentials. */
	caller: string;
	/** Address of the request, up to the described path and without a trailing slash, e.g. `https://api.example.com/v1`; for links and `Location`. */
	server: string;
	/** Refuses with `precondition-failed` if `If-Match` is sent and does not match this representation of the record. */
	checkUnchanged(representation: unknown): Promise<void>;
}

/** A response. `body` is sent as JSON, `bytes` unchanged. */
export interface Reply {
	status: number;
	headers?: Readonly<Record<string, string>>;
	body?: unknown;
	bytes?: Uint8Array<ArrayBuffer>;
	/** Default: `application/json` for a body. */
	mediaType?: string;
	/** Record whose `ETag` is sent, if it is not `body`, e.g. if a reply to POST contains more than a later GET. */
	representation?: unknown;
}

/** Thrown by a handler or by `authorise`: no state changes, and the reply is sent. */
export class Refusal extends Error {
	readonly reply: Reply;
	constructor(reply: Reply) {
		super(`refused with ${reply.status}`);
		this.reply = reply;
	}
}

/** One mismatch between a request and the description. */
export interface Mismatch {
	/** JSON pointer into the body, or the name of a parameter or header. */
	pointer?: string;
	parameter?: string;
	/** Keyword of JSON Schema (`required`, `type`, `maxLength`, `additionalProperties` …), `unknown-parameter` or `repeated-parameter`. */
	keyword: string;
	/** The value of the keyword, e.g. the number of `maxLength`. */
	expected: unknown;
	/** The invalid value. */
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
	/** A new record has the id of another. */
	| { kind: 'already-exists'; status: number }
	/** An error in a handler (500), or a requested failure, e.g. 503. */
	| { kind: 'failed'; status: number };

/**
 * How a described service behaves beyond its description. A site sets its module in `api.sandbox.behaviour`; without it, the sandbox
 * answers from examples and schemas. Web APIs only: the same module runs in a page, a service worker and a local server.
 */
export interface Behaviour<State> {
	/** The state after a reset, from the site's seed. @param startsAt The clock at the reset, `startsAt` or what was asked for in its place. */
	start(seed: unknown, startsAt: string): State;
	/** The clock at a reset (RFC 3339), from which it continues. */
	startsAt: string;
	/** The first one is the default. */
	languages: readonly [string, ...string[]];
	/** Token that the console fills in. */
	token: string;
	/** Tokens that the console offers, with a description of their owner. */
	tokens?: readonly { token: string; words: string }[];
	/**
	 * Identifies the caller by a name, for rate limits and idempotency keys. Called for operations with security, before anything is validated: parameters are
	 * decoded but may not match their schemas, and there is no body yet. Requests without any credentials are refused earlier. Throws `Refusal`.
	 */
	authorise(call: Omit<Call<State>, 'caller'>): string;
	/** Body and headers of the engine's own refusals; with the current state, if the request got far enough. */
	refuse(refused: Refused, call: Pick<Call<State>, 'language' | 'requestId' | 'url'> & { state?: State }): Reply;
	/** By `operationId`. Operations without a handler are answered from the description. */
	handlers: Readonly<Record<string, (call: Call<State>) => Reply | Promise<Reply>>>;
	rateLimit?: { requests: number; seconds: number };
	/** Hours for which replies to an `Idempotency-Key` are kept. */
	idempotencyHours?: number;
	/** Maximum size of a body in bytes. */
	maximumBody?: number;
	/** The records of a state, as readers know them: kind → name → record. The console shows what a request changed in them. */
	records(state: State): Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
