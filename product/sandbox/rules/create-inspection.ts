import { nextNumber, readMask } from '#product/domain/number-mask.ts';
import type { Call } from '#sandbox/behaviour.ts';
import { accessOf } from '../access/access.ts';
import type { ApparatusRecord, InspectionRecord, State } from '../state.ts';
import type { InspectionInput } from './inspection-input.ts';
import { instant } from './instant.ts';
import { defaultValues } from './take-custom-fields.ts';

/** A new draft with number and defaults (RULES.md ), before the other fields of the request are put into it. */
export function newInspection(call: Call<State>, apparatus: ApparatusRecord, input: InspectionInput): InspectionRecord {
	const { state } = call;
	const { user, token } = accessOf(call);
	const now = instant(call.now);
	const account = { id: user.id, name: user.name };
	return {
		id: state.nextIds.inspection,
		number: numberFor(state, input.date),
		apparatusId: apparatus.id,
		kind: input.kind,
		date: input.date,
		result: null,
		restriction: null,
		status: 'draft',
		inspector: input.kind === 'calibration_external' ? null : account,
		laboratory: null,
		certificateNo: null,
		procedure: null,
		decisionRule: state.groups.find(({ id }) => id === apparatus.group?.id)?.decisionRule ?? state.settings.decisionRule,
		environment: null,
		references: [],
		measurements: [],
		dueDateOverride: null,
		remarks: null,
		cost: null,
		customFields: defaultValues(state),
		externalId: input.externalId ?? null,
		imported: false,
		corrects: input.corrects ?? null,
		createdBy: account,
		createdAt: now,
		updatedAt: now,
		releasedBy: null,
		releasedAt: null,
		createdWith: token.name,
	};
}

/** Next Berichtsnummer of the year of the inspection (RULES.md ); every number given so far still belongs to a report. */
function numberFor({ settings, inspections }: State, date: string): string {
	const taken = inspections.map(({ number }) => number);
	const number = nextNumber(readMask(settings.inspectionNumberMask), { year: Number(date.slice(0, 4)) }, taken);
	if (number === undefined) throw new Error(`The mask ${settings.inspectionNumberMask} gives no number for ${date}.`);
	return number;
}
