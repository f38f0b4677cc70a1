import { type Call, Refusal, type Reply } from '#sandbox/behaviour.ts';
import { codedProblem } from '../problems/problem.ts';
import { countValues } from '../records/custom-field-values.ts';
import { instant } from '../rules/instant.ts';
import type { State } from '../state.ts';
import { customFieldOf } from './find.ts';

/** `DELETE /custom-fields/id/{id}` (RULES.md ): archives, with `mode=purge` deletes a field without values. */
export function customFieldsDelete(call: Call<State>): Reply {
	const { state } = call;
	const field = customFieldOf(call);
	if (call.query['mode'] !== 'purge') {
		if (field.active) Object.assign(field, { active: false, updatedAt: instant(call.now) });
		return { status: 204 };
	}
	const valueCount = countValues(state, field);
	if (valueCount > 0) throw new Refusal(codedProblem('custom-field-in-use', call, 'KB-405', { values: { n: valueCount }, members: { valueCount } }));
	state.customFields = state.customFields.filter((other) => other !== field);
	for (const { customFields } of [...state.apparatuses, ...state.inspections]) delete customFields[field.key];
	return { status: 204 };
}
