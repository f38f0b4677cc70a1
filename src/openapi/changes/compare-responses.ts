import { pointerTo } from '#openapi/json/pointer.ts';
import type { Header, Response } from '#openapi/model/message.ts';
import type { ChangedThing } from '#schema/api-change.ts';
import { compareContent, compareValue, type ValueComparison } from './compare-value.ts';
import { COMPATIBLE, type Consequence, DIFFERENT } from './consequence.ts';
import { factText } from './fact-values.ts';
import type { Pair } from './pair.ts';
import type { OperationPair } from './pair-operations.ts';

/** What follows from a change to the answers of an operation. */
const RESPONSES = {
	// Another kind of success is something a program has to know; every class of errors has to be expected (RFC 9110, 15).
	addedSuccess: { sent: 'non-breaking', received: 'breaking' },
	addedError: COMPATIBLE,
	removedSuccess: DIFFERENT,
	removedError: COMPATIBLE,
	addedHeader: COMPATIBLE,
	removedHeader: { sent: 'non-breaking', received: 'breaking' },
} as const satisfies Record<string, Consequence>;

/** Compares the answers of an operation. An added status that a range or `default` covered is no surprise, and none is lost that a range covers now. */
export function compareResponses({ before, after }: OperationPair, comparison: ValueComparison): void {
	const { log, direction } = comparison;
	const earlier = new Map(before.responses.map((response) => [response.status.toUpperCase(), response]));
	const later = new Set(after.responses.map(({ status }) => status.toUpperCase()));
	// Beside a success, `default` describes the errors.
	const hadSuccess = before.responses.some(({ status }) => hasNoFault(status));
	const coverOf = (status: string) => earlier.get(`${status[0]}XX`) ?? (hadSuccess && hasNoFault(status) ? undefined : earlier.get('DEFAULT'));
	const isCovered = (status: string) => later.has(`${status[0]}XX`) || (/^\dXX$/i.test(status) && [...later].some((other) => other[0] === status[0]));
	for (const { status } of before.responses) {
		if (later.has(status.toUpperCase())) continue;
		const impact = (hasNoFault(status) && !isCovered(status) ? RESPONSES.removedSuccess : RESPONSES.removedError)[direction];
		log.add({ kind: 'removed', impact, subject: 'response', pointer: pointerTo(before.pointer, 'responses', status), fact: { what: 'removed' } });
	}
	for (const response of after.responses) {
		const { status } = response;
		const match = earlier.get(status.toUpperCase());
		if (match) {
			compareResponse({ before: match, after: response }, comparison);
			continue;
		}
		const covering = coverOf(status);
		if (covering) compareCarried({ before: covering, after: response }, comparison);
		const expected = covering !== undefined || earlier.has('DEFAULT') || !hasNoFault(status);
		const impact = (expected ? RESPONSES.addedError : RESPONSES.addedSuccess)[direction];
		log.add({ kind: 'added', impact, subject: 'response', pointer: pointerTo(after.pointer, 'responses', status), fact: { what: 'added' } });
	}
}

const headerThing = (name: string): ChangedThing => ({ part: 'header', name: factText(name) });

/** Successes and redirects: what programs go on with. */
const hasNoFault = (status: string) => /^[23]/.test(status);

function compareResponse(pair: Pair<Response>, comparison: ValueComparison): void {
	const { before, after } = pair;
	compareCarried(pair, comparison);
	if (before.description !== after.description || before.summary !== after.summary) comparison.log.addText(after.pointer);
}

/** Compares what answers carry. */
function compareCarried(pair: Pair<Response>, comparison: ValueComparison): void {
	compareContent(pair, 'response', comparison);
	compareHeaders(pair, comparison);
}

function compareHeaders({ before, after }: Pair<Response>, comparison: ValueComparison): void {
	const { log, direction } = comparison;
	const byName = ({ headers }: Response) => new Map(headers.map((header): [string, Header] => [header.name.toLowerCase(), header]));
	const [earlier, later] = [byName(before), byName(after)];
	for (const [key, { name }] of earlier) {
		if (later.has(key)) continue;
		log.add({
			kind: 'removed',
			impact: RESPONSES.removedHeader[direction],
			subject: 'header',
			pointer: before.pointer,
			fact: { what: 'removed', of: headerThing(name) },
		});
	}
	for (const [key, header] of later) {
		const match = earlier.get(key);
		if (match) compareValue({ before: match, after: header }, 'header', comparison);
		else
			log.add({
				kind: 'added',
				impact: RESPONSES.addedHeader[direction],
				subject: 'header',
				pointer: after.pointer,
				fact: { what: 'added', of: headerThing(header.name) },
			});
	}
}
