import { decodeBody } from '#sandbox/request/decode-body.ts';
import { decodeParameters } from '#sandbox/request/decode-parameters.ts';
import type { FoundOperation } from '#sandbox/request/find-route.ts';
import type { RoutedRequest, SandboxParts } from './attempt.ts';

/** The request as one for the operation that it fits: the one it was routed to, otherwise the first of the others, whose address is the same. */
export async function withMeantOperation<State>(routed: RoutedRequest, others: readonly FoundOperation[], engine: SandboxParts<State>): Promise<RoutedRequest> {
	if (others.length === 0) return routed;
	for (const candidate of [routed, ...others.map((other) => ({ ...routed, ...other }))]) if (await fitsOperation(candidate, engine)) return candidate;
	return routed;
}

async function fitsOperation<State>(routed: RoutedRequest, engine: SandboxParts<State>): Promise<boolean> {
	if (decodeParameters(routed.operation, routed, engine).mismatches.length > 0) return false;
	// A body that is too large is refused whichever operation is meant.
	const { bytes, headers } = routed;
	return bytes === 'too-large' || !('kind' in (await decodeBody(routed.operation, { bytes, headers }, engine)));
}
