import type { Operation } from '#openapi/model/model.ts';
import type { ChangeFact } from '#schema/api-change.ts';
import type { FoundChange } from './change-log.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareResponses } from './compare-responses.ts';
import { compareSecurity } from './compare-security.ts';
import { compareServers } from './compare-servers.ts';
import { compareContent, type ValueComparison } from './compare-value.ts';
import { COMPATIBLE, type Consequence, DIFFERENT, NARROWER, NEUTRAL, opposite, WIDER } from './consequence.ts';
import { factText } from './fact-values.ts';
import type { Pair } from './pair.ts';
import { type OperationPair, pairOperations } from './pair-operations.ts';

/** What follows from a change to an operation as a whole. */
const OPERATION_CONSEQUENCES = {
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

/** Compares operations, and the callbacks inside them. The direction is that of their requests. */
export function compareOperations({ before, after }: Pair<readonly Operation[]>, comparison: ValueComparison): void {
	const { log, direction } = comparison;
	const { removed, added, kept } = pairOperations(before, after);
	for (const { pointer } of removed)
		log.add({ kind: 'removed', impact: OPERATION_CONSEQUENCES.removed[direction], subject: 'operation', pointer, fact: { what: 'removed' } });
	for (const { pointer, title } of added) {
		log.add({ kind: 'added', impact: OPERATION_CONSEQUENCES.added[direction], subject: 'operation', pointer, fact: { what: 'added', title: factText(title) } });
	}
	for (const pair of kept) compareOperation(pair, comparison);
}

function compareOperation(pair: OperationPair, comparison: ValueComparison): void {
	const { before, after } = pair;
	const { log, direction } = comparison;
	const answered = { ...comparison, direction: opposite(direction) };
	const change = (consequence: Consequence, fact: ChangeFact, kind: 'changed' | 'deprecated' = 'changed') =>
		log.add({ kind, impact: consequence[direction], subject: 'operation', pointer: after.pointer, fact });
	if (!before.deprecated && after.deprecated) change(OPERATION_CONSEQUENCES.deprecated, { what: 'deprecated', now: true }, 'deprecated');
	if (before.deprecated && !after.deprecated) change(OPERATION_CONSEQUENCES.revived, { what: 'deprecated', now: false });
	if (before.id !== after.id) change(OPERATION_CONSEQUENCES.renamed, { what: 'operation-id', from: factText(before.id), to: factText(after.id) });
	if (before.summary !== after.summary || before.description !== after.description) log.addText(after.pointer);
	if (before.ownServers.length + after.ownServers.length > 0) compareServers({ before: before.servers, after: after.servers }, after.pointer, log);
	compareSecurity(pair, comparison);
	compareParameters(pair, comparison);
	compareRequestBody(pair, comparison);
	compareResponses(pair, answered);
	const inner = { before: innerOperations(before), after: innerOperations(after) };
	if (inner.before.length + inner.after.length > 0) compareOperations(inner, answered);
}

function compareRequestBody({ before, after }: OperationPair, comparison: ValueComparison): void {
	const { log, direction } = comparison;
	const [was, is] = [before.requestBody, after.requestBody];
	const add = (consequence: Consequence, change: Pick<FoundChange, 'kind' | 'pointer' | 'fact'>) =>
		log.add({ ...change, impact: consequence[direction], subject: 'request' });
	const of = { part: 'request' } as const;
	if (was && !is) add(OPERATION_CONSEQUENCES.bodyRemoved, { kind: 'removed', pointer: before.pointer, fact: { what: 'removed', of } });
	if (!was && is?.required)
		add(OPERATION_CONSEQUENCES.bodyAddedRequired, { kind: 'added', pointer: after.pointer, fact: { what: 'added', of, required: true } });
	if (!was && is && !is.required) add(OPERATION_CONSEQUENCES.bodyAddedOptional, { kind: 'added', pointer: after.pointer, fact: { what: 'added', of } });
	if (!was || !is) return;
	if (!was.required && is.required)
		add(OPERATION_CONSEQUENCES.bodyNowRequired, { kind: 'changed', pointer: is.pointer, fact: { what: 'required', now: true } });
	if (was.required && !is.required)
		add(OPERATION_CONSEQUENCES.bodyNowOptional, { kind: 'changed', pointer: is.pointer, fact: { what: 'required', now: false } });
	if (was.description !== is.description) log.addText(is.pointer);
	compareContent({ before: was, after: is }, 'request', comparison);
}

const innerOperations = ({ callbacks }: Operation): Operation[] => callbacks.flatMap(({ operations }) => operations);
