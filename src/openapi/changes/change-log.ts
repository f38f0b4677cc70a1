import type { ApiDocument } from '#openapi/json/json.ts';
import { type Pointer, pointerTo, segmentsOf } from '#openapi/json/pointer.ts';
import type { ApiChange, ChangeFact, Impact } from '#schema/api-change.ts';
import { graver } from './consequence.ts';
import { placeParts } from './place-parts.ts';

/** A change before its place is known. */
export interface FoundChange {
	kind: ApiChange['kind'];
	impact: Impact;
	subject: ApiChange['subject'];
	pointer: Pointer;
	fact: ChangeFact;
}

/** Gathers the changes between two descriptions. */
export interface ChangeLog {
	/** The same change found again (a schema that is sent and received) counts once, with the graver impact. */
	add(change: FoundChange): void;
	/** A title, description or example changed at `pointer` of the newer description. */
	addText(pointer: Pointer): void;
	/** All changes in the order in which they were found; texts are summed up by operation or schema and stand last. */
	changes(): ApiChange[];
}

/** @param operations `operationId` by pointer of the operation, of the older and of the newer description. */
export function createChangeLog(
	before: { document: ApiDocument; operations: ReadonlyMap<Pointer, string> },
	after: { document: ApiDocument; operations: ReadonlyMap<Pointer, string> },
): ChangeLog {
	const found = new Map<string, FoundChange>();
	const texts = new Set<Pointer>();
	const finish = ({ kind, impact, subject, pointer, fact }: FoundChange): ApiChange => {
		const side = kind === 'removed' ? before : after;
		const operation = operationAt(pointer, side.operations);
		return {
			kind,
			impact,
			subject,
			place: placeParts(pointer, side.document),
			fact,
			pointer,
			...(operation === undefined ? {} : { operation }),
		};
	};
	return {
		add(change) {
			const key = JSON.stringify([change.kind, change.pointer, change.fact]);
			const known = found.get(key);
			if (known) known.impact = graver(known.impact, change.impact);
			else found.set(key, { ...change });
		},
		addText: (pointer) => texts.add(pointer),
		changes: () => [...found.values(), ...sumOfTexts(texts)].map(finish),
	};
}

function operationAt(pointer: Pointer, operations: ReadonlyMap<Pointer, string>): string | undefined {
	const segments = segmentsOf(pointer);
	for (const length of [4, 3]) {
		const id = operations.get(pointerTo('#', ...segments.slice(0, length)));
		if (id !== undefined) return id;
	}
	return undefined;
}

function sumOfTexts(texts: ReadonlySet<Pointer>): FoundChange[] {
	const scopes = Map.groupBy(texts, (pointer) => pointerTo('#', ...segmentsOf(pointer).slice(0, 3)));
	return [...scopes].map(([scope, pointers]) => ({
		kind: 'changed',
		impact: 'neutral',
		subject: 'texts',
		pointer: pointers[0] === undefined || pointers.length > 1 ? scope : pointers[0],
		fact: { what: 'texts', count: pointers.length },
	}));
}
