import { onceFor } from '#text/once-for.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import type { ApiDocument } from './json.ts';
import { type Pointer, pointerTo, segmentsOf, valueAt } from './pointer.ts';
import { visitObjects } from './visit-references.ts';

/** Where a reference leads. */
type ReferenceTarget = { pointer: Pointer; value: unknown } | { ref: string; unresolved: 'missing' | 'remote' };

/** Follows one reference; never fetches anything, never copies. */
export type Resolver = (ref: string) => ReferenceTarget;

/** A document, and what follows the references inside it. */
export interface ResolvableDocument {
	document: ApiDocument;
	resolve: Resolver;
}

/**
 * Makes a function that follows references inside a document: JSON pointers (percent-encoded or not), `$anchor`, `$dynamicAnchor` and `$id`.
 * Other documents are not followed. Pages, examples and checks of one document share what was looked up.
 */
export const createResolver = onceFor((document: ApiDocument): Resolver => {
	const known = new Map<string, ReferenceTarget>();
	const self = typeof document['$self'] === 'string' ? document['$self'] : '';
	let marks: Map<string, Pointer> | undefined;
	const find = (ref: string): ReferenceTarget => {
		const local = self !== '' && ref.startsWith(`${self}#`) ? ref.slice(self.length) : ref;
		if (local === '#' || local.startsWith('#/')) {
			for (const pointer of [percentDecoded(local), local]) {
				const value = valueAt(document, segmentsOf(pointer));
				if (value !== undefined) return { pointer: pointerTo('#', ...segmentsOf(pointer)), value };
			}
			return { ref, unresolved: 'missing' };
		}
		marks ??= findMarks(document);
		const pointer = marks.get(local);
		if (pointer !== undefined) return { pointer, value: valueAt(document, segmentsOf(pointer)) };
		return { ref, unresolved: local.startsWith('#') ? 'missing' : 'remote' };
	};
	return (ref) => {
		const found = known.get(ref) ?? find(ref);
		known.set(ref, found);
		return found;
	};
});

/** All `$id`, `$anchor` and `$dynamicAnchor` of a document, the first one of each name. */
function findMarks(document: ApiDocument): Map<string, Pointer> {
	const marks = new Map<string, Pointer>();
	visitObjects(document, (value, pointer) => {
		for (const [key, prefix] of IDENTIFIERS) {
			const mark = value[key];
			if (typeof mark === 'string' && !marks.has(prefix + mark)) marks.set(prefix + mark, pointer());
		}
	});
	return marks;
}

const IDENTIFIERS = [
	['$id', ''],
	['$anchor', '#'],
	['$dynamicAnchor', '#'],
] as const;
