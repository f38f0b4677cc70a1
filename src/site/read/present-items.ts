import { basename } from 'node:path';
import { z } from 'zod';
import { MISSING } from '#docusaurus/move-in/evaluate.ts';

const missing = z.object({ [MISSING]: z.string() }).transform(({ [MISSING]: name }) => name);
const entryOf = z.looseObject({ type: z.string() });
const category = z.looseObject({ items: z.array(z.unknown()), link: z.looseObject({ type: z.string() }).nullish() });

/**
 * What is there of evaluated sidebars: entries that come from files or packages that are not there go, and the categories that are empty without them. A category
 * keeps its pages whatever it lacks. `names` gets the names of these files and packages.
 */
export function presentItems(value: unknown, names: Set<string>): unknown {
	const name = nameOf(value);
	if (name !== undefined) {
		names.add(name);
		return [];
	}
	if (Array.isArray(value)) {
		return value.flatMap((entry: unknown) => {
			const present = presentItems(entry, names);
			return isMissing(entry) || lacksItsAim(entry) || isEmptied(entry, present) ? [] : [present];
		});
	}
	if (typeof value !== 'object' || value === null) return value;
	const type = entryOf.safeParse(value).data?.type;
	return Object.fromEntries(
		Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
			const present = presentItems(inner, names);
			if (type === undefined || key === 'items') return [[key, present]];
			if (key === 'label' && isMissing(inner)) return hasOwnTitle(type) ? [] : [[key, labelFor(inner)]];
			return isMissing(inner) || (key === 'link' && lacksItsAim(inner)) ? [] : [[key, present]];
		}),
	);
}

const nameOf = (value: unknown): string | undefined => missing.safeParse(value).data;
const isMissing = (value: unknown) => nameOf(value) !== undefined;

/** A page is called by its title where it has no label. */
const hasOwnTitle = (type: string) => type === 'doc' || type === 'ref';

/** What stands in place of a label: what would have brought it. */
const labelFor = (value: unknown): string => basename(nameOf(value) ?? '').replace(/\.\w+$/, '');

/** An entry that does not say what it shows or leads to. */
const lacksItsAim = (entry: unknown) =>
	typeof entry === 'object' && entry !== null && Object.entries(entry).some(([key, value]) => ['id', 'href', 'value'].includes(key) && isMissing(value));

/** A category whose entries all were missing, and that leads to no page of its own. */
function isEmptied(written: unknown, present: unknown): boolean {
	const before = category.safeParse(written);
	const now = category.safeParse(present);
	return now.success && now.data.items.length === 0 && now.data.link?.type !== 'doc' && !(before.success && before.data.items.length === 0);
}
