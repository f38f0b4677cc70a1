import type { Apparatus } from '#product/schema/apparatus.ts';

const GERMAN_COLLATOR = new Intl.Collator('de');

const SORT_KEYS: Readonly<Record<string, (apparatus: Apparatus) => string | null | undefined>> = {
	identNo: ({ identNo }) => identNo,
	number: ({ inspectionDevice }) => inspectionDevice?.number,
	designation: ({ designation }) => designation,
	dueDate: ({ inspectionDevice }) => inspectionDevice?.dueDate,
	updatedAt: ({ updatedAt }) => updatedAt,
};

/** Sorts by one of the keys, descending with a minus sign; equal ones by id, empty values always last (RULES.md ). Default: by id. */
export function sortApparatuses(apparatuses: readonly Apparatus[], sort: string | undefined): Apparatus[] {
	const descending = sort?.startsWith('-') === true;
	const key = SORT_KEYS[descending ? sort.slice(1) : (sort ?? '')];
	return apparatuses.toSorted((a, b) => (key === undefined ? 0 : compare(key(a) ?? '', key(b) ?? '', descending)) || a.id - b.id);
}

function compare(a: string, b: string, descending: boolean): number {
	if (a === '' || b === '') return Number(a === '') - Number(b === '');
	return (descending ? -1 : 1) * GERMAN_COLLATOR.compare(a, b);
}
