import type { CalendarDate } from './calendar-date.ts';

/** Prüfarten with their labels (RULES.md ). */
export const INSPECTION_KINDS = [
	{ kind: 'calibration_external', label: 'externe Kalibrierung' },
	{ kind: 'calibration_internal', label: 'interne Kalibrierung' },
	{ kind: 'function_check', label: 'Funktionsprüfung' },
	{ kind: 'intermediate_check', label: 'Zwischenprüfung' },
	{ kind: 'verification_legal', label: 'Eichung' },
] as const;
export type InspectionKind = (typeof INSPECTION_KINDS)[number]['kind'];

/** Ergebnisse with their labels (RULES.md ). */
export const INSPECTION_RESULTS = [
	{ result: 'passed', label: 'bestanden' },
	{ result: 'restricted', label: 'eingeschränkt' },
	{ result: 'failed', label: 'nicht bestanden' },
	{ result: 'not_assessed', label: 'ohne Bewertung' },
] as const;
export type InspectionResult = (typeof INSPECTION_RESULTS)[number]['result'];

/** States of a report (RULES.md ). */
export const INSPECTION_STATUSES = ['draft', 'in_review', 'released', 'superseded', 'voided'] as const;
export type InspectionStatus = (typeof INSPECTION_STATUSES)[number];

/** What of an inspection report decides on its effect. */
export interface InspectionFacts {
	number: string;
	kind: InspectionKind;
	date: CalendarDate;
	result: InspectionResult | null;
	status: InspectionStatus;
}

/** Whether inspections of this kind set a due date (RULES.md ). */
export function isKindEffective(kind: InspectionKind, calibrationRequired: boolean): boolean {
	if (kind === 'function_check') return !calibrationRequired;
	return kind !== 'intermediate_check';
}

/** Fristwirksam: released, of an effective kind, passed or restricted (RULES.md ). */
export function setsDueDate(inspection: InspectionFacts, calibrationRequired: boolean): boolean {
	const { status, kind, result } = inspection;
	return status === 'released' && isKindEffective(kind, calibrationRequired) && (result === 'passed' || result === 'restricted');
}

export interface BasisInput<Inspection> {
	inspections: readonly Inspection[];
	calibrationRequired: boolean;
	/** Day of taking up again; older inspections count no more (RULES.md ). */
	reinstatedOn?: CalendarDate | null;
	/** Only inspections up to this day. */
	until?: CalendarDate;
}

/** The youngest inspection that sets a due date, of the same day the one with the higher number (RULES.md ). `undefined` when there is none. */
export function basisOf<Inspection extends InspectionFacts>({
	inspections,
	calibrationRequired,
	reinstatedOn,
	until,
}: BasisInput<Inspection>): Inspection | undefined {
	const effective = inspections.filter(
		(inspection) =>
			setsDueDate(inspection, calibrationRequired) && inspection.date >= (reinstatedOn ?? '') && (until === undefined || inspection.date <= until),
	);
	return effective.reduce<Inspection | undefined>((best, next) => (best === undefined || isYounger(next, best) ? next : best), undefined);
}

/** Whether releasing this inspection blocks the device: „nicht bestanden“, of whatever kind (RULES.md ). */
export function blocksDevice({ result }: Pick<InspectionFacts, 'result'>): boolean {
	return result === 'failed';
}

/** Whether a released inspection up to a day, younger than this one, was failed: what this one says of the device no longer holds then (RULES.md ). */
export function isRefuted(inspection: InspectionFacts, { inspections, until }: { inspections: readonly InspectionFacts[]; until: CalendarDate }): boolean {
	return inspections.some((other) => other.status === 'released' && blocksDevice(other) && other.date <= until && isYounger(other, inspection));
}

/** Whether releasing this inspection ends a calibration order: an effective kind with a verdict, passed or not (RULES.md ). */
export function endsCalibrationOrder({ kind, result }: Pick<InspectionFacts, 'kind' | 'result'>, calibrationRequired: boolean): boolean {
	return isKindEffective(kind, calibrationRequired) && result !== null && result !== 'not_assessed';
}

function isYounger(a: InspectionFacts, b: InspectionFacts): boolean {
	return a.date === b.date ? a.number.localeCompare(b.number, 'de', { numeric: true }) > 0 : a.date > b.date;
}
