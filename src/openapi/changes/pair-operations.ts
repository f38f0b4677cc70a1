import type { Operation } from '#openapi/model/model.ts';
import { requestIdentity } from '#openapi/model/request-identity.ts';
import type { Pair } from './pair.ts';

/** An operation that both descriptions have. */
export type OperationPair = Pair<Operation>;

/** What becomes of two lists of operations. */
interface OperationPairs {
	kept: OperationPair[];
	removed: Operation[];
	added: Operation[];
}

/** Finds the operations that belong together: those that answer the same request, whatever they and the variables of their path are called. */
export function pairOperations(before: readonly Operation[], after: readonly Operation[]): OperationPairs {
	const earlier = new Map(before.map((operation) => [operationIdentity(operation), operation]));
	const later = new Set(after.map(operationIdentity));
	const pairs: OperationPairs = { kept: [], removed: before.filter((operation) => !later.has(operationIdentity(operation))), added: [] };
	for (const operation of after) {
		const match = earlier.get(operationIdentity(operation));
		if (match) pairs.kept.push({ before: match, after: operation });
		else pairs.added.push(operation);
	}
	return pairs;
}

const operationIdentity = ({ kind, method, path }: Operation) => (kind === 'operation' ? requestIdentity({ method, path }) : `${method} ${path}`);
