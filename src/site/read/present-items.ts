import { z } from 'zod';

const missing = z.looseObject({ missing: z.string() });
const category = z.looseObject({ items: z.array(z.unknown()), link: z.looseObject({ type: z.string() }).nullish() });

/**
 * What is there of evaluated sidebars: entries that come from files or packages that are not there go, and the categories that are empty without them. `names` gets
 * the names of these files and packages.
 */
export function presentItems(value: unknown, names: Set<string>): unknown {
	const name = missing.safeParse(value).data?.missing;
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
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, presentItems(entry, names)]));
}

const isMissing = (value: unknown) => missing.safeParse(value).success;

/** An entry that does not say what it shows or leads to. */
const lacksItsAim = (entry: unknown) =>
	typeof entry === 'object' &&
	entry !== null &&
	Object.entries(entry).some(([key, value]) => ['id', 'href', 'value', 'label'].includes(key) && isMissing(value));

/** A category whose entries all were missing, and that leads to no page of its own. */
function isEmptied(written: unknown, present: unknown): boolean {
	const before = category.safeParse(written);
	const now = category.safeParse(present);
	return now.success && now.data.items.length === 0 && now.data.link?.type !== 'doc' && !(before.success && before.data.items.length === 0);
}
