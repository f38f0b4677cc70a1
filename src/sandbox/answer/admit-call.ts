import { countRequest } from '#sandbox/reply/count-request.ts';
import { entityTag, namesTag } from '#sandbox/reply/entity-tag.ts';
import { decodeBody } from '#sandbox/request/decode-body.ts';
import { type DecodedParameters, decodeParameters } from '#sandbox/request/decode-parameters.ts';
import { hasCredentials, isOptional } from '#sandbox/request/has-credentials.ts';
import { type Call, Refusal } from '../behaviour.ts';
import { type Attempt, refuseCall } from './attempt.ts';

/**
 * Makes the call of a request that may be carried out: the caller is known and not too busy, parameters and body fit the description. Counts the request.
 * Throws `Refusal` at the first of these that does not hold, in this order.
 * @param state what the call may change.
 */
export async function admitCall<State>(attempt: Attempt<State>, state: State): Promise<Call<State>> {
	const { mismatches, ...parameters } = decodeParameters(attempt.routed.operation, attempt.routed, attempt.engine);
	const call = callOf(attempt, parameters, state);
	call.caller = callerOf(attempt, call);
	countCall(attempt, call.caller);
	if (mismatches.length > 0) refuseCall(attempt, { kind: 'invalid-parameters', mismatches });
	call.body = await admittedBody(attempt);
	return call;
}

/** The call before its caller is known. */
function callOf<State>({ routed, engine }: Attempt<State>, { path, query }: Pick<DecodedParameters, 'path' | 'query'>, state: State): Call<State> {
	const { operation, url, headers, language, requestId, server, now } = routed;
	return {
		...{ operation, url, headers, language, requestId, server, path, query, state },
		...{ body: undefined, now: new Date(now), caller: '' },
		async checkUnchanged(representation) {
			const condition = headers.get('if-match');
			if (condition === null || namesTag(condition, await entityTag(representation), { weak: false })) return;
			throw new Refusal(engine.behaviour.refuse({ kind: 'precondition-failed' }, routed));
		},
	};
}

function callerOf<State>(attempt: Attempt<State>, call: Call<State>): string {
	const { operation, url, headers } = attempt.routed;
	if (hasCredentials(operation.security, url, headers)) return attempt.engine.behaviour.authorise(call);
	return isOptional(operation.security) ? '' : refuseCall(attempt, { kind: 'unauthenticated' });
}

function countCall<State>(attempt: Attempt<State>, caller: string): void {
	const { rateLimit } = attempt.engine.behaviour;
	if (rateLimit === undefined) return;
	attempt.rate = countRequest(attempt.memory.windows, { caller, now: attempt.routed.now }, rateLimit);
	if (attempt.rate.isExceeded) refuseCall(attempt, { kind: 'rate-limited', retryAfter: attempt.rate.reset });
}

async function admittedBody<State>(attempt: Attempt<State>): Promise<unknown> {
	const { operation, bytes, headers } = attempt.routed;
	if (bytes === 'too-large') return refuseCall(attempt, { kind: 'payload-too-large' });
	const body = await decodeBody(operation, { bytes, headers }, attempt.engine);
	return 'kind' in body ? refuseCall(attempt, body) : body.value;
}
