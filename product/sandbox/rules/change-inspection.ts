import { isDecimal } from '#product/domain/decimal.ts';
import { assess } from '#product/domain/decision-rule.ts';
import type { Money } from '#product/schema/decimal.ts';
import { at, type FieldFinding } from '../problems/finding.ts';
import type { InspectionRecord, MeasurementRecord, State } from '../state.ts';
import type { InspectionPatch } from './inspection-input.ts';
import { takeCustomFields } from './take-custom-fields.ts';

/** The records that exist for the caller. */
interface Known {
	state: State;
	/** Numbers of the Normale, with their ids. */
	references: ReadonlyMap<string, number>;
}

/**
 * Puts what was sent into an inspection (RFC 7396: missing fields stay, `null` deletes, lists are replaced) and says what is wrong with it.
 * Checks neither the status nor whether the fields fit together.
 */
export function changeInspection({ state, references: reachable }: Known, inspection: InspectionRecord, sent: InspectionPatch): FieldFinding[] {
	const { inspectorId, laboratoryId, environment, references, measurements, cost, customFields, status, ...simple } = sent;
	const { kind, date, result, restriction, certificateNo, procedure, decisionRule, dueDateOverride, remarks } = simple;
	Object.assign(inspection, defined({ kind, date, result, restriction, certificateNo, procedure, decisionRule, dueDateOverride, remarks }));
	if (environment !== undefined)
		inspection.environment = environment && { ...(inspection.environment ?? { temperature: null, humidity: null }), ...environment };
	return [
		...(inspectorId === undefined ? [] : takeInspector(state, inspection, inspectorId)),
		...(laboratoryId === undefined ? [] : takeLaboratory(state, inspection, laboratoryId)),
		...(references === undefined ? [] : takeReferences(inspection, references, reachable)),
		...(measurements === undefined ? [] : takeMeasurements(inspection, measurements)),
		...(cost === undefined ? [] : takeCost(inspection, cost)),
		...(customFields === undefined ? [] : takeCustomFields(state, inspection, customFields)),
	];
}

function takeInspector({ users }: State, inspection: InspectionRecord, inspectorId: number | null): FieldFinding[] {
	const user = users.find(({ id, active }) => id === inspectorId && active);
	if (inspectorId !== null && user === undefined) return [at('/inspectorId', 'invalid')];
	inspection.inspector = user === undefined ? null : { id: user.id, name: user.name };
	return [];
}

function takeLaboratory({ laboratories }: State, inspection: InspectionRecord, laboratoryId: number | null): FieldFinding[] {
	const laboratory = laboratories.find(({ id }) => id === laboratoryId);
	if (laboratoryId !== null && laboratory === undefined) return [at('/laboratoryId', 'invalid')];
	inspection.laboratory = laboratory === undefined ? null : { id: laboratory.id, name: laboratory.name };
	return [];
}

function takeReferences(inspection: InspectionRecord, numbers: readonly string[], reachable: ReadonlyMap<string, number>): FieldFinding[] {
	const references = numbers.map((number) => ({ number, apparatusId: reachable.get(number) }));
	inspection.references = references.flatMap(({ number, apparatusId }) => (apparatusId === undefined ? [] : [{ apparatusId, number }]));
	return references.flatMap(({ apparatusId }, index) => (apparatusId === undefined ? [at(`/references/${index}`, 'invalid')] : []));
}

/** The deviation must be a number of the API, too: at most nine digits before the point. */
function takeMeasurements(inspection: InspectionRecord, sent: NonNullable<InspectionPatch['measurements']>): FieldFinding[] {
	inspection.measurements = sent.map(
		({ condition = 'asFound', permissible = null, uncertainty = null, ...measurement }): MeasurementRecord => ({
			...measurement,
			condition,
			permissible,
			uncertainty,
		}),
	);
	return inspection.measurements.flatMap((measurement, index) =>
		isDecimal(assess(measurement, 'simple_acceptance').deviation) ? [] : [at(`/measurements/${index}/actual`, 'invalid')],
	);
}

function takeCost(inspection: InspectionRecord, sent: Partial<Money> | null): FieldFinding[] {
	const { amount, currency } = { ...inspection.cost, ...sent };
	if (sent === null) inspection.cost = null;
	else if (amount === undefined || currency === undefined) return [at(amount === undefined ? '/cost/amount' : '/cost/currency', 'required')];
	else inspection.cost = { amount, currency };
	return [];
}

function defined<Fields extends object>(fields: Fields): Partial<Fields> {
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
