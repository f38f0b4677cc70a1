import { basename } from 'node:path';
import { z } from 'zod';
import { MISSING } from '#docusaurus/move-in/evaluate.ts';

const missingItem = z.object({ [MISSING]: z.string() }).transform(({ [MISSING]: name }) => name);
const typedEntry = z.looseObject({ type: z.string() });
const categorySchema = z.looseObject({ items: z.array(z.unknown()), link: z.looseObject({ type: z.string() }).nullish() });

/**
 * Evaluated sidebars without entries from missing files or packages, and without categories that become empty. A category keeps its remaining pages. `names` gets the
 * names of missing files and packages; those with a `standIn` do not count as missing.
 */
export function presentItems(value: unknown, names: Set<string>, standIn: (name: string) => readonly unknown[] | undefined = () => undefined): unknown {
	const name = missingName(value);
	if (name !== undefined) {
		const instead = standIn(name);
		if (instead === undefined) names.add(name);
		return instead ?? [];
	}
	if (Array.isArray(value)) {
		return value.flatMap((entry: unknown) => {
			const present = presentItems(entry, names, standIn);
			if (isMissing(entry)) return present;
			return lacksItsAim(entry) || isEmptied(entry, present) ? [] : [present];
		});
	}
	if (typeof value !== 'object' || value === null) return value;
	const type = typedEntry.safeParse(value).data?.type;
	return Object.fromEntries(
		Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
			const present = presentItems(inner, names, standIn);
			if (type === undefined || key === 'items') return [[key, present]];
			if (key === 'label' && isMissing(inner)) return hasOwnTitle(type) ? [] : [[key, labelFor(inner)]];
			return isMissing(inner) || (key === 'link' && lacksItsAim(inner)) ? [] : [[key, present]];
		}),
	);
}

const missingName = (value: unknown): string | undefined => missingItem.safeParse(value).data;
const isMissing = (value: unknown) => missingName(value) !== undefined;

/** A page without a label is called by its title. */
const hasOwnTitle = (type: string) => type === 'doc' || type === 'ref';

/** Used as label if the file that the label would come from is missing. */
const labelFor = (value: unknown): string => basename(missingName(value) ?? '').replace(/\.\w+$/, '');

/** An entry without label or target. */
const lacksItsAim = (entry: unknown) =>
	typeof entry === 'object' && entry !== null && Object.entries(entry).some(([key, value]) => ['id', 'href', 'value'].includes(key) && isMissing(value));

/** A category whose entries were all missing and that has no page of its own. */
function isEmptied(written: unknown, present: unknown): boolean {
	const before = categorySchema.safeParse(written);
	const now = categorySchema.safeParse(present);
	return now.success && now.data.items.length === 0 && now.data.link?.type !== 'doc' && !(before.success && before.data.items.length === 0);
}
