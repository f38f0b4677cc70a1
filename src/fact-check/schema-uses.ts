import type { DescribedFact } from './fact.ts';
import { unescapedSegment } from './resolve.ts';

/**
 * Where shared schemas are used in one operation: beside a name, inside of another shared one, or (neither) as a body of its own. What a shared schema says stands at one of
 * these places, to which the others lead.
 */
export type UsesOfSchemas = Map<string, { names: Set<string>; within: Set<string>; isBody: boolean }>;

/** What a schema belongs to: the name beside which it is used, or the shared schema around it. */
interface UseOfSchema {
	name: string | undefined;
	within: string | undefined;
}

/** Notes one use of the schema at a pointer. */
export function noteUse(uses: UsesOfSchemas, pointer: string, { name, within }: UseOfSchema): void {
	const known = uses.get(pointer) ?? { names: new Set(), within: new Set(), isBody: false };
	uses.set(pointer, known);
	if (name !== undefined) known.names.add(name);
	else if (within !== undefined) known.within.add(within);
	else known.isBody = true;
}

/** Names beside which what a shared schema says may stand; `undefined` where it is a body, whose words stand below a heading. */
function namesAt(uses: UsesOfSchemas, pointer: string): readonly string[] | undefined {
	const names = new Set<string>();
	const pointers = new Set([pointer]);
	for (const at of pointers) {
		const use = uses.get(at);
		if (use === undefined || use.isBody) return undefined;
		for (const name of use.names) names.add(name);
		for (const around of use.within) pointers.add(around);
		// Its own name: of a fold, and of a page. Where several have it, what is around it stands before it.
		const [around = '', own = ''] = at.split('/').map(unescapedSegment).slice(-2);
		names.add(own).add(`${around} ${own}`);
	}
	return [...names];
}

/** A fact with the names beside which it may stand. */
export const withNamesBeside =
	(uses: UsesOfSchemas) =>
	(fact: DescribedFact): DescribedFact => {
		const [beside, ...orBeside] = fact.sharedAs === undefined ? [] : (namesAt(uses, fact.sharedAs) ?? []);
		return beside === undefined ? fact : { ...fact, beside, orBeside };
	};
