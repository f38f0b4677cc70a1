import { textAt } from '#openapi/json/json.ts';
import { apiFaults } from '#words/api-faults.ts';
import type { WrittenOperation } from './find-operations.ts';
import type { Reader } from './reader.ts';
import type { Slugs } from './slugs.ts';

/**
 * Gives every operation an id and a slug. Without an `operationId` both come from method and path; of operations with the same id the first keeps it.
 * Either is reported (warnings of the rule `api-operation-id`), because such addresses change when the description does.
 */
export function nameOperations(reader: Reader, operations: readonly WrittenOperation[], slugs: Slugs): Map<WrittenOperation, { id: string; slug: string }> {
	const known = new Map<string, WrittenOperation>();
	const names = new Map<WrittenOperation, { id: string; slug: string }>();
	for (const operation of operations) {
		const written = textAt(operation.value, 'operationId');
		const place = `${operation.method} ${operation.path}`;
		const first = written === undefined ? undefined : known.get(written);
		const slug = slugs.take(written === undefined ? [place] : [written, `${written} ${place}`], place);
		names.set(operation, { id: written === undefined || first ? slug : written, slug });
		if (written === undefined) {
			const hint = apiFaults.noOperationIdHint(slug);
			reader.report({ rule: 'api-operation-id', pointer: operation.pointer, text: apiFaults.noOperationId, hint });
		} else if (first) {
			const hint = apiFaults.sameOperationIdHint(`${first.method.toUpperCase()} ${first.path}`, slug);
			reader.report({ rule: 'api-operation-id', pointer: operation.pointer, text: apiFaults.sameOperationId(written), hint });
		} else known.set(written, operation);
	}
	return names;
}
