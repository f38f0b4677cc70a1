/** Refusals of the sandbox itself: title and sentence of a problem (RFC 9457). */
export const refusals = {
	'unknown-route': ['Not found', 'The API description does not contain this path.'],
	'wrong-method': ['Method not allowed', 'The API description does not list this method for the path.'],
	'malformed-body': ['Malformed request', 'The body is missing or does not match its media type.'],
	'unsupported-media-type': ['Unsupported media type', 'The API description does not list this media type for the body.'],
	'payload-too-large': ['Content too large', 'The sandbox does not accept a body of this size.'],
	'invalid-parameters': ['Invalid parameters', 'At least one parameter does not match the API description.'],
	'invalid-body': ['Missing or invalid values', 'The body does not match the API description.'],
	unauthenticated: ['Sign-in required', 'The request contains no credentials.'],
	'rate-limited': ['Too many requests', 'Try again later.'],
	'idempotency-key-reused': ['The idempotency key was used with a different body', 'Use a new key for a different request.'],
	'idempotency-in-progress': ['The request is still being processed', 'A request with the same idempotency key is still running.'],
	'precondition-failed': ['The record has changed in the meantime', 'Load it again.'],
	'not-found': ['Not found', 'This record does not exist.'],
	'already-exists': ['Already exists', 'This record already exists.'],
} satisfies Record<string, readonly [title: string, detail: string]>;

export const failedRequest = { maintenance: 'Maintenance', internal: 'Internal error', other: 'Error', detail: 'The request failed.' };

/** Titles for requests that are no HTTP, too slow, or from another origin, by status. */
export const badConnections: Readonly<Record<number, string>> = {
	400: 'The request cannot be parsed',
	403: 'Only pages and programs on this machine may send requests',
	408: 'The request did not arrive in time',
	413: 'The content is too large',
	431: 'The header fields are too large',
};

/** Token that the sandbox accepts if the site names none. */
export const EXAMPLE_TOKEN = 'example-token';

/** Messages of the command that starts the sandbox. */
export const sandboxCommand = {
	usage: `nonius sandbox [options]

  --api ID           API whose sandbox to start, if there are several (default: the first)
  --port 4010        port on 127.0.0.1; if it is taken, the next free one is used
  --seed FILE        initial records (JSON)
  --today DAY        date of the sandbox’s clock, for example 2025-12-31
  --latency MS       delay before each response: fixed (200) or a range (100-800)
  --fail STATUS:SHARE  share of requests that fail with this status, for example 503:0.1; can be repeated
  --random NUMBER    seed for reproducible delays and failures`,
	value: (option: string, value: string | undefined) => `Invalid value for --${option}: “${value}”.`,
	day: 'Use a date, for example 2025-09-15.',
	latency: 'Use milliseconds, for example 200 or 100-800.',
	shares: 'All shares together must not exceed 1.',
	failure: 'Use a status of 400 or higher and a share from 0 to 1, for example 503:0.1.',
	whole: 'Use a whole number.',
	help: '“nonius sandbox --help” shows all options.',
	unreadable: 'malformed request',
	begin: (title: string, clock: string) => `${title}, sandbox. Its clock starts at ${clock} (UTC).`,
	otherPort: (wanted: number, port: number) => `Port ${wanted} is taken; using port ${port}. Choose another one with --port.`,
	at: (address: string) => `The sandbox is running at ${address} (stop with Ctrl+C)`,
	clockLocale: 'en-GB',
	noSeed: (file: string) => `The file “${file}” is not valid JSON.`,
	seedHint: 'Pass a file with --seed, relative to the current folder.',
};
