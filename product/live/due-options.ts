import type { DueMode } from '#product/domain/due-date.ts';
import { INTERVAL_UNITS, unitInWords } from '#product/domain/interval.ts';

/** What may be chosen for the Fristmodus. */
export const DUE_MODE_OPTIONS: readonly { value: DueMode; label: string }[] = [
	{ value: 'exact', label: 'tagesgenau' },
	{ value: 'end_of_month', label: 'Monatsende' },
];

/** What may be chosen for the unit of an interval. */
export const UNIT_OPTIONS = INTERVAL_UNITS.map((unit) => ({ value: unit, label: unitInWords(unit) }));
