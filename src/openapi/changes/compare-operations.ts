import type { Operation } from '#openapi/model/model.ts';
import type { ChangeFact } from '#schema/api-change.ts';
import type { FoundChange } from './change-log.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareResponses } from './compare-responses.ts';
import { compareSecurity } from './compare-security.ts';
import { type Comparison, compareContent } from './compare-value.ts';
import { COMPATIBLE, type Consequence, DIFFERENT, type Direction, NARROWER, NEUTRAL, opposite, WIDER } from './consequence.ts';
import { factText } from './fact-values.ts';
import { type OperationPair, pairOperations } from './pair-operations.ts';

/** What follows from a change to an operation as a whole. */
const OPERATIONS = {
	added: COMPATIBLE,
	removed: DIFFERENT,
	deprecated: COMPATIBLE,
	revived: NEUTRAL,
	renamed: NEUTRAL,
	bodyAddedOptional: COMPATIBLE,
	bodyAddedRequired: { sent: 'breaking', received: 'non-breaking' },
	bodyRemoved: DIFFERENT,
	bodyNowRequired: NARROWER,
	bodyNowOptional: WIDER,
} as const satisfies Record<string, Consequence>;

/**
 * Compares operations, and the callbacks inside them.
 * @param direction of their requests: `received` for webhooks and callbacks, where the API asks and the program answers.
 */
export function compareOperations(before: readonly Operation[], after: readonly Operation[], direction: Direction, comparison: Comparison): void {
	const { log } = comparison;
	const { removed, added, kept } = pairOperations(before, after);
	for (const { pointer } of removed)
		log.add({ kind: 'removed', impact: OPERATIONS.removed[direction], subject: 'operation', pointer, fact: { what: 'removed' } });
	for (const { pointer, title } of added) {
		log.add({ kind: 'added', impact: OPERATIONS.added[direction], subject: 'operation', pointer, fact: { what: 'added', title: factText(title) } });
	}
	for (const pair of kept) compareOperation(pair, direction, comparison);
}

function compareOperation(pair: OperationPair, direction: Direction, comparison: Comparison): void {
	const { before, after } = pair;
	const { log } = comparison;
	const change = (consequence: Consequence, fact: ChangeFact, kind: 'changed' | 'deprecated' = 'changed') =>
		log.add({ kind, impact: consequence[direction], subject: 'operation', pointer: after.pointer, fact });
	if (!before.deprecated && after.deprecated) change(OPERATIONS.deprecated, { what: 'deprecated', now: true }, 'deprecated');
	if (before.deprecated && !after.deprecated) change(OPERATIONS.revived, { what: 'deprecated', now: false });
	if (before.id !== after.id) change(OPERATIONS.renamed, { what: 'operation-id', from: factText(before.id), to: factText(after.id) });
	if (before.summary !== after.summary || before.description !== after.description) log.addText(after.pointer);
	compareSecurity(pair, log);
	compareParameters(pair, direction, comparison);
	compareRequestBody(pair, direction, comparison);
	compareResponses(pair, opposite(direction), comparison);
	const [earlier, later] = [innerOperations(before), innerOperations(after)];
	if (earlier.length + later.length > 0) compareOperations(earlier, later, opposite(direction), comparison);
}

function compareRequestBody({ before, after }: OperationPair, direction: Direction, comparison: Comparison): void {
	const { log } = comparison;
	const [was, is] = [before.requestBody, after.requestBody];
	const add = (consequence: Consequence, change: Pick<FoundChange, 'kind' | 'pointer' | 'fact'>) =>
		log.add({ ...change, impact: consequence[direction], subject: 'request' });
	const of = { part: 'request' } as const;
	if (was && !is) add(OPERATIONS.bodyRemoved, { kind: 'removed', pointer: before.pointer, fact: { what: 'removed', of } });
	if (!was && is?.required) add(OPERATIONS.bodyAddedRequired, { kind: 'added', pointer: after.pointer, fact: { what: 'added', of, required: true } });
	if (!was && is && !is.required) add(OPERATIONS.bodyAddedOptional, { kind: 'added', pointer: after.pointer, fact: { what: 'added', of } });
	if (!was || !is) return;
	if (!was.required && is.required) add(OPERATIONS.bodyNowRequired, { kind: 'changed', pointer: is.pointer, fact: { what: 'required', now: true } });
	if (was.required && !is.required) add(OPERATIONS.bodyNowOptional, { kind: 'changed', pointer: is.pointer, fact: { what: 'required', now: false } });
	if (was.description !== is.description) log.addText(is.pointer);
	compareContent(was, is, 'request', direction, comparison);
}

const innerOperations = ({ callbacks }: Operation): Operation[] => callbacks.flatMap(({ operations }) => operations);
