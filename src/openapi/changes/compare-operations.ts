import type { Operation } from '#openapi/model/model.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareResponses } from './compare-responses.ts';
import { compareSecurity } from './compare-security.ts';
import { type Comparison, compareContent } from './compare-value.ts';
import { COMPATIBLE, type Consequence, DIFFERENT, type Direction, NARROWER, NEUTRAL, opposite, WIDER } from './consequence.ts';
import { type OperationPair, pairOperations } from './pair-operations.ts';
import { quoted } from './words.ts';

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
	for (const { pointer } of removed) log.add({ kind: 'removed', impact: OPERATIONS.removed[direction], subject: 'operation', pointer, text: 'entfernt' });
	for (const { pointer, title } of added) {
		log.add({ kind: 'added', impact: OPERATIONS.added[direction], subject: 'operation', pointer, text: `neu: ${quoted(title)}` });
	}
	for (const pair of kept) compareOperation(pair, direction, comparison);
}

function compareOperation(pair: OperationPair, direction: Direction, comparison: Comparison): void {
	const { before, after } = pair;
	const { log } = comparison;
	const change = (consequence: Consequence, text: string, kind: 'changed' | 'deprecated' = 'changed') =>
		log.add({ kind, impact: consequence[direction], subject: 'operation', pointer: after.pointer, text });
	if (!before.deprecated && after.deprecated) change(OPERATIONS.deprecated, 'veraltet', 'deprecated');
	if (before.deprecated && !after.deprecated) change(OPERATIONS.revived, 'nicht mehr veraltet');
	if (before.id !== after.id) change(OPERATIONS.renamed, `Kennung ${quoted(after.id)} statt ${quoted(before.id)}`);
	if (before.summary !== after.summary || before.description !== after.description) log.addText(after.pointer);
	compareSecurity(pair, log);
	compareParameters(pair, direction, comparison);
	compareBody(pair, direction, comparison);
	compareResponses(pair, opposite(direction), comparison);
	const [earlier, later] = [callbacksOf(before), callbacksOf(after)];
	if (earlier.length + later.length > 0) compareOperations(earlier, later, opposite(direction), comparison);
}

function compareBody({ before, after }: OperationPair, direction: Direction, comparison: Comparison): void {
	const { log } = comparison;
	const [was, is] = [before.requestBody, after.requestBody];
	const change = (kind: 'added' | 'removed' | 'changed', consequence: Consequence, pointer: string, text: string) =>
		log.add({ kind, impact: consequence[direction], subject: 'request', pointer, text });
	if (was && !is) change('removed', OPERATIONS.bodyRemoved, before.pointer, 'Inhalt der Anfrage entfernt');
	if (!was && is?.required) change('added', OPERATIONS.bodyAddedRequired, after.pointer, 'Inhalt der Anfrage neu, erforderlich');
	if (!was && is && !is.required) change('added', OPERATIONS.bodyAddedOptional, after.pointer, 'Inhalt der Anfrage neu');
	if (!was || !is) return;
	if (!was.required && is.required) change('changed', OPERATIONS.bodyNowRequired, is.pointer, 'jetzt erforderlich');
	if (was.required && !is.required) change('changed', OPERATIONS.bodyNowOptional, is.pointer, 'nicht mehr erforderlich');
	if (was.description !== is.description) log.addText(is.pointer);
	compareContent(was, is, 'request', direction, comparison);
}

const callbacksOf = ({ callbacks }: Operation): Operation[] => callbacks.flatMap(({ operations }) => operations);
