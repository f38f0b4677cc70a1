import { calculatedDueDate, isOverrideAllowed } from '#product/domain/due-date.ts';
import { at, type FieldFinding } from '../problems/finding.ts';
import type { ApparatusRecord, InspectionRecord, State } from '../state.ts';

/** What is wrong with the dates of an inspection: after today (KB-301), due later than calculated (KB-306). */
export function checkInspection(state: State, apparatus: ApparatusRecord, { date, dueDateOverride }: InspectionRecord): FieldFinding[] {
	const interval = apparatus.inspectionDevice?.interval ?? null;
	const findings: FieldFinding[] = [];
	if (date > state.today) findings.push(at('/date', 'KB-301'));
	const calculated = interval && calculatedDueDate(date, interval, state.settings.dueMode);
	if (dueDateOverride !== null && calculated !== null && !isOverrideAllowed(dueDateOverride, calculated)) findings.push(at('/dueDateOverride', 'KB-306'));
	return findings;
}

/** Only a released report of the same device can be corrected. @param pointer Field of the request that asks for it. */
export function checkCorrected({ inspections }: State, { corrects, apparatusId }: InspectionRecord, pointer: '/corrects' | '/status'): FieldFinding[] {
	if (corrects === null) return [];
	const corrected = inspections.find(({ id }) => id === corrects);
	return corrected?.apparatusId === apparatusId && corrected.status === 'released' ? [] : [at(pointer, 'invalid')];
}
