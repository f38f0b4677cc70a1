import { z } from 'zod';

const missing = z.strictObject({ missing: z.string() });

/**
 * What is there of evaluated sidebars: entries that stand for files that are not there go, and the categories that are empty without them. `files` are the names
 * of these files.
 */
export function presentItems(value: unknown, files: Set<string>): unknown {
	const absent = missing.safeParse(value);
	if (absent.success) {
		files.add(absent.data.missing);
		return [];
	}
	if (Array.isArray(value)) {
		return value.flatMap((entry: unknown) => {
			const present = presentItems(entry, files);
			return missing.safeParse(entry).success || isEmptied(entry, present) ? [] : [present];
		});
	}
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, presentItems(entry, files)]));
}

/** A category whose entries all were missing, and that leads to no page of its own. */
function isEmptied(written: unknown, present: unknown): boolean {
	const before = category.safeParse(written);
	const now = category.safeParse(present);
	return now.success && now.data.items.length === 0 && now.data.link?.type !== 'doc' && !(before.success && before.data.items.length === 0);
}

const category = z.looseObject({ items: z.array(z.unknown()), link: z.looseObject({ type: z.string() }).nullish() });
