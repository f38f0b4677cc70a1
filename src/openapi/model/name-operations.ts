import { textAt } from '#openapi/json/json.ts';
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
			const hint = `Ihre Seite heißt „${slug}“. Ergänzen Sie eine operationId, damit die Adresse bleibt, wenn sich der Pfad ändert.`;
			reader.report({ rule: 'api-operation-id', pointer: operation.pointer, text: 'Die Operation hat keine operationId', hint });
		} else if (first) {
			const hint = `Sie steht schon bei ${first.method.toUpperCase()} ${first.path}. Die Seite heißt „${slug}“; vergeben Sie eine eigene operationId.`;
			reader.report({ rule: 'api-operation-id', pointer: operation.pointer, text: `Die operationId „${written}“ ist doppelt`, hint });
		} else known.set(written, operation);
	}
	return names;
}
