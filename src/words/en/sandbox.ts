/** What the sandbox answers of itself, by what it refuses: title and sentence of a problem (RFC 9457). */
export const refusals = {
	'unknown-route': ['Not found', 'The API description does not know this path.'],
	'wrong-method': ['Method not allowed', 'The API description has other methods for this path.'],
	'malformed-body': ['The request is not readable', 'The content is missing or does not match its media type.'],
	'unsupported-media-type': ['The media type is not allowed', 'The API description names other media types for the content.'],
	'payload-too-large': ['The content is too large', 'The sandbox does not accept content of this size.'],
	'invalid-parameters': ['The parameters are invalid', 'At least one parameter does not match the API description.'],
	'invalid-body': ['Values are missing or invalid', 'The content does not match the API description.'],
	unauthenticated: ['Sign-in required', 'The request contains no credentials.'],
	'rate-limited': ['Too many requests', 'Repeat the request later.'],
	'idempotency-key-reused': ['The idempotency key was used with other content', 'Use a new key for another request.'],
	'idempotency-in-progress': ['The request is still being processed', 'A request with the same idempotency key is still running.'],
	'precondition-failed': ['The record was changed in the meantime', 'Load the record again.'],
	'not-found': ['Not found', 'This record does not exist.'],
} satisfies Record<string, readonly [title: string, detail: string]>;

export const failedRequest = { maintenance: 'Maintenance', internal: 'Internal error', other: 'Error', detail: 'The request failed.' };

/** Titles for what is no HTTP, too slow, or comes from elsewhere, by status. */
export const badConnections: Readonly<Record<number, string>> = {
	400: 'The request cannot be read',
	403: 'Only pages and programs of this machine may send requests',
	408: 'The request did not arrive in time',
	413: 'The content is too large',
	431: 'The header fields are too large',
};

/** Token that the sandbox takes where the site names none. */
export const EXAMPLE_TOKEN = 'example-token';

/** What the command says that starts the sandbox. */
export const sandboxCommand = {
	usage: `nonius sandbox [options]

  --api ID           of several APIs the one whose sandbox starts; otherwise the first
  --port 4010        port on 127.0.0.1; when it is taken, the next one that is free
  --seed FILE        another state to begin with (JSON)
  --today DAY        another day of the sandbox, for example 2025-12-31
  --latency MS       wait before each answer, fixed (200) or from to (100-800)
  --fail STATUS:SHARE  answers so in this share of all cases, for example 503:0.1; may be given several times
  --random NUMBER    waits and failures in the same order at each start`,
	value: (option: string, value: string | undefined) => `--${option} has the value “${value}”.`,
	day: 'Expected is a day such as 2025-09-15.',
	latency: 'Expected are milliseconds such as 200 or 100-800.',
	shares: 'All shares together are at most 1.',
	failure: 'Expected are a status from 400 on and a share from 0 to 1, for example 503:0.1.',
	whole: 'Expected is a whole number.',
	help: '“nonius sandbox --help” shows all options.',
	unreadable: 'no readable request',
	begin: (title: string, clock: string) => `${title}, sandbox. Its clock begins at ${clock} (UTC).`,
	otherPort: (wanted: number, port: number) => `Port ${wanted} is taken; port ${port} is free. Choose another one with --port.`,
	at: (address: string) => `The sandbox is at ${address} (end it with Ctrl+C)`,
	clockLocale: 'en-GB',
	noSeed: (file: string) => `The file “${file}” is not readable JSON.`,
	seedHint: 'Name a file with --seed, counted from the folder that you run the command in.',
};
