import type { Mutation } from './draw-mutations.ts';
import type { MutatedSite } from './mutated-site.ts';

/** Why a mutation that nobody reports does no harm, each shown by a look at the site with it. */
export const HARMLESS = {
	same: 'every file of the built site is the same',
	unasked: 'an entry of a list in `checks/` that no text is compared with: nonsense in its place is not reported either',
} as const;

export interface Showing {
	site: MutatedSite;
	harmless(mutation: Mutation, because: keyof typeof HARMLESS): void;
	/** Asked after each look. */
	goesOn(): boolean;
}

/** No text has it. */
const NONSENSE = 'Xqzwk';

/** Finds out of mutations that nobody reports those that do no harm. */
export async function showHarmless(all: readonly Mutation[], { site, harmless, goesOn }: Showing): Promise<void> {
	const [lists, others] = [true, false].map((isList) => all.filter(({ file }) => file.startsWith('checks/') === isList));
	for (const mutation of lists ?? []) {
		if ((await site.check([{ ...mutation, to: NONSENSE }])).length === 0) harmless(mutation, 'unasked');
		if (!goesOn()) return;
	}
	site.build([]);
	const base = site.hashes();
	// If a group of mutations changes no built file, none of them does; otherwise each half is tried. Mutations of one file are not grouped, because they might overlap.
	const groups = [...Map.groupBy(others ?? [], (mutation) => others?.filter(({ file }) => file === mutation.file).indexOf(mutation)).values()];
	for (let group = groups.pop(); group !== undefined && goesOn(); group = groups.pop()) {
		const problems = site.build(group);
		const hashes = site.hashes();
		// A build that fails leaves the previous site.
		if (problems.length === 0 && hashes.size === base.size && [...base].every(([file, hash]) => hashes.get(file) === hash)) {
			for (const mutation of group) harmless(mutation, 'same');
		} else if (group.length > 1) {
			const middle = Math.ceil(group.length / 2);
			groups.push(group.slice(0, middle), group.slice(middle));
		}
	}
}
