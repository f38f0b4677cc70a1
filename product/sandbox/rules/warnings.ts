import { isReferenceValid } from '#product/domain/reference-validity.ts';
import { at, type FieldFinding } from '../problems/finding.ts';
import { inspectionsOf } from '../records/device.ts';
import type { InspectionRecord, State } from '../state.ts';

/** What does not keep an inspection from being saved: invalid Normale (KB-305), a certificate number that the laboratory has already (RULES.md ). */
export function warningsOf(state: State, inspection: InspectionRecord): FieldFinding[] {
	const references = inspection.references.flatMap(({ apparatusId, number }, index) =>
		isValidReference(state, apparatusId, inspection.date) ? [] : [at(`/references/${index}`, 'KB-305', { nummer: number })],
	);
	return [...references, ...(isCertificateKnown(state, inspection) ? [at('/certificateNo', 'certificate-known')] : [])];
}

function isValidReference(state: State, apparatusId: number, date: string): boolean {
	const device = state.apparatuses.find(({ id }) => id === apparatusId)?.inspectionDevice;
	const { interval, calibrationRequired } = device ?? { interval: null, calibrationRequired: true };
	return isReferenceValid({ interval, calibrationRequired, mode: state.settings.dueMode, inspections: inspectionsOf(state, apparatusId) }, date);
}

/** Reports that no longer count and the one that this one corrects may have the same number. */
function isCertificateKnown({ inspections }: State, { id, laboratory, certificateNo, corrects }: InspectionRecord): boolean {
	if (laboratory === null || certificateNo === null) return false;
	return inspections.some(
		(other) =>
			other.id !== id &&
			other.id !== corrects &&
			other.status !== 'superseded' &&
			other.status !== 'voided' &&
			other.laboratory?.id === laboratory.id &&
			other.certificateNo === certificateNo,
	);
}
