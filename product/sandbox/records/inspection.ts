import { assess, type DecisionRule } from '#product/domain/decision-rule.ts';
import type { Measurement } from '#product/schema/measurement.ts';
import type { InspectionRecord, MeasurementRecord, State } from '../state.ts';
import { showInspectedApparatus } from './apparatus.ts';
import { customFieldValues } from './custom-field-values.ts';
import { filesOfInspection, showFile } from './file.ts';

/**
 * `Inspection` as the API shows it.
 * @param server Address of the API, for links to files.
 */
export function showInspection(state: State, inspection: InspectionRecord, server: string): object {
	const { id, number, apparatusId, measurements, customFields, corrects, createdWith, createdBy, createdAt, updatedAt, releasedBy, releasedAt, ...entered } =
		inspection;
	const apparatus = state.apparatuses.find((candidate) => candidate.id === apparatusId);
	return {
		id,
		number,
		apparatusId,
		...(apparatus && { apparatus: showInspectedApparatus(state, apparatus) }),
		...entered,
		measurements: measurements.map((measurement) => showMeasurement(measurement, entered.decisionRule)),
		customFields: customFieldValues(state, 'inspection', inspection),
		corrects,
		correctedBy: correctionOf(state, inspection)?.id ?? null,
		files: filesOfInspection(state, id).map((file) => showFile(file, server)),
		createdBy,
		createdAt,
		updatedAt,
		releasedBy,
		releasedAt,
	};
}

/** `InspectionSummary`, an entry of `include=inspections`. */
export function showInspectionSummary({ id, number, date, kind, result, status }: InspectionRecord): object {
	return { id, number, date, kind, result, status };
}

/** The released inspection that took the place of this one. */
function correctionOf(state: State, { id, status }: InspectionRecord): InspectionRecord | undefined {
	if (status !== 'superseded') return undefined;
	return state.inspections.findLast((other) => other.corrects === id && other.releasedAt !== null);
}

/** Measurement with deviation and verdict (RULES.md ). */
function showMeasurement(measurement: MeasurementRecord, rule: DecisionRule): Measurement {
	const { characteristic, condition, nominal, actual, permissible, uncertainty, unit } = measurement;
	const { deviation, inTolerance } = assess(measurement, rule);
	return { characteristic, condition, nominal, actual, deviation, permissible, uncertainty, unit, inTolerance };
}
