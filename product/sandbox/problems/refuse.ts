import type { Refused, Reply } from '#sandbox/behaviour.ts';
import { unauthenticated } from '../access/unauthenticated.ts';
import type { State } from '../state.ts';
import type { FieldFinding } from './finding.ts';
import { bodyFinding, parameterFinding } from './mismatch.ts';
import { type AskedBy, codedProblem, firstOfEachPlace, problem, validationProblem } from './problem.ts';

/** Requests a minute and token (RULES.md ). */
export const RATE_LIMIT = 120;

/** Replies to what the sandbox itself refuses, in the words of the API (RULES.md ). */
export function refuse(refused: Refused, call: AskedBy & { state?: State }): Reply {
	switch (refused.kind) {
		case 'unknown-route':
			return problem('not-found', call, { detail: { de: 'Diese Adresse gibt es in der API nicht.', en: 'The API does not have this address.' } });
		case 'not-found':
			return problem('not-found', call, { detail: { de: 'Diesen Datensatz gibt es nicht.', en: 'There is no such record.' } });
		case 'wrong-method':
			return wrongMethod(call, refused.allowed);
		case 'malformed-body':
			return problem('malformed-request', call, {
				detail: isUpload(call)
					? { de: 'Der Inhalt ist kein gültiges multipart/form-data.', en: 'The content is not valid multipart/form-data.' }
					: { de: 'Der Inhalt ist kein gültiges JSON.', en: 'The content is not valid JSON.' },
			});
		case 'unsupported-media-type': {
			const expected = isUpload(call) ? 'multipart/form-data' : 'application/json';
			return problem('unsupported-media-type', call, { detail: { de: `Erwartet wird ${expected}.`, en: `Use ${expected}.` } });
		}
		case 'payload-too-large':
			return codedProblem('payload-too-large', call, { message: 'KB-501' });
		case 'invalid-parameters':
			return invalidParameters(call, firstOfEachPlace(refused.mismatches.map(parameterFinding)));
		case 'invalid-body':
			return validationProblem(
				call,
				refused.mismatches.map((mismatch) => bodyFinding(mismatch, call.state)),
			);
		case 'unauthenticated':
			return unauthenticated(call);
		case 'rate-limited':
			return problem('rate-limited', call, {
				detail: { de: `Möglich sind ${RATE_LIMIT} Anfragen je Minute.`, en: `${RATE_LIMIT} requests per minute are possible.` },
				headers: { 'Retry-After': String(refused.retryAfter) },
			});
		case 'idempotency-key-reused':
			return problem('idempotency-key-reused', call, {
				detail: {
					de: 'Verwenden Sie für jeden neuen Inhalt einen neuen Idempotenzschlüssel.',
					en: 'Use a new idempotency key for each new content.',
				},
			});
		case 'idempotency-in-progress':
			return problem('idempotency-in-progress', call, {
				detail: {
					de: 'Eine Anfrage mit demselben Idempotenzschlüssel wird noch verarbeitet.',
					en: 'A request with the same idempotency key is still being processed.',
				},
			});
		case 'precondition-failed':
			return codedProblem('precondition-failed', call, { message: 'KB-901' });
		// Every operation has a handler, so the description alone never refuses a record.
		case 'already-exists':
		case 'failed':
			return failureReply(call, refused.status);
	}
}

function invalidParameters(call: AskedBy, errors: readonly FieldFinding[]): Reply {
	const detail =
		errors.length === 1
			? { de: 'Ein Parameter der Anfrage ist ungültig.', en: 'One parameter of the request is invalid.' }
			: { de: `${errors.length} Parameter der Anfrage sind ungültig.`, en: `${errors.length} parameters of the request are invalid.` };
	return problem('malformed-request', call, { detail, errors });
}

/** The API has no problem type of its own for 405; such a reply belongs to no operation. */
function wrongMethod({ language, requestId, url }: AskedBy, allowed: readonly string[]): Reply {
	const body = {
		type: 'about:blank',
		title: language === 'en' ? 'Method not allowed' : 'Methode nicht erlaubt',
		status: 405,
		detail: language === 'en' ? `Allowed are ${allowed.join(', ')}.` : `Erlaubt sind ${allowed.join(', ')}.`,
		instance: url.pathname,
		code: null,
		requestId,
		errors: [],
	};
	return { status: 405, body, mediaType: 'application/problem+json', headers: { Allow: allowed.join(', ') } };
}

function failureReply(call: AskedBy, status: number): Reply {
	if (status === 503)
		return problem('maintenance', call, {
			detail: { de: 'Die API ist wegen Wartung nicht erreichbar.', en: 'The API is not available because of maintenance.' },
			headers: { 'Retry-After': '60' },
		});
	return problem('internal-error', call, {
		status,
		detail: { de: 'Die Anfrage konnte nicht verarbeitet werden.', en: 'The request could not be processed.' },
		headers: { 'Retry-After': '5' },
	});
}

/** The API takes one form: the upload of a file. */
function isUpload({ url }: AskedBy): boolean {
	return url.pathname.endsWith('/files');
}
