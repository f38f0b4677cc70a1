import { LANGUAGE } from '#words/locale.ts';
import { mismatchInWords } from '#words/mismatch.ts';
import { EXAMPLE_TOKEN, failedRequest, refusals } from '#words/sandbox.ts';
import type { Behaviour, Mismatch, Refused, Reply } from './behaviour.ts';

/**
 * The behaviour of a site that has none of its own: any credentials are accepted, problems (RFC 9457) are in the language of the site, and the clock is
 * the real one (`startsAt` is empty).
 */
export const defaultBehaviour: Behaviour<null> = {
	start: () => null,
	startsAt: '',
	languages: [LANGUAGE],
	token: EXAMPLE_TOKEN,
	authorise: () => 'token',
	handlers: {},
	records: () => ({}),
	refuse: (refused, { requestId, url }) => problemReply(refused, requestId, url.pathname),
};

const STATUS: Readonly<Record<Exclude<Refused, { status: number }>['kind'], number>> = {
	'unknown-route': 404,
	'wrong-method': 405,
	'malformed-body': 400,
	'unsupported-media-type': 415,
	'payload-too-large': 413,
	'invalid-parameters': 400,
	'invalid-body': 422,
	unauthenticated: 401,
	'rate-limited': 429,
	'idempotency-key-reused': 422,
	'idempotency-in-progress': 409,
	'precondition-failed': 412,
	'not-found': 404,
};

/** Seconds after which a caller may try again, of a failure that somebody asked for. */
const RETRY_AFTER_FAILURE = 60;

function problemReply(refused: Refused, requestId: string, instance: string): Reply {
	const status = 'status' in refused ? refused.status : STATUS[refused.kind];
	const [title, detail] = refused.kind === 'failed' ? [failureTitle(status), failedRequest.detail] : refusals[refused.kind];
	const errors = 'mismatches' in refused ? refused.mismatches.map(errorOf) : [];
	return {
		status,
		...retryAfter(refused),
		mediaType: 'application/problem+json',
		body: { type: 'about:blank', title, status, detail, instance, requestId, errors },
	};
}

/** When to try again, where the status says that it is worth it: 503 (RFC 9110, section 10.2.3) and 429 (RFC 6585, section 4). */
function retryAfter(refused: Refused): Pick<Reply, 'headers'> {
	if (refused.kind === 'rate-limited') return { headers: { 'Retry-After': String(refused.retryAfter) } };
	return refused.kind === 'failed' && (refused.status === 429 || refused.status === 503) ? { headers: { 'Retry-After': String(RETRY_AFTER_FAILURE) } } : {};
}

function failureTitle(status: number): string {
	if (status === 503) return failedRequest.maintenance;
	return status === 500 ? failedRequest.internal : failedRequest.other;
}

function errorOf({ pointer, parameter, ...mismatch }: Mismatch): { pointer?: string; parameter?: string; message: string } {
	return { ...(pointer !== undefined && { pointer }), ...(parameter !== undefined && { parameter }), message: mismatchInWords(mismatch) };
}
