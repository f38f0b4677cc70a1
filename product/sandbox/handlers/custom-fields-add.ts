import { type Call, Refusal, type Reply } from '#sandbox/behaviour.ts';
import { codedProblem, refuseInvalid } from '../problems/problem.ts';
import { newCustomField } from '../rules/create-custom-field.ts';
import type { CustomFieldInput } from '../rules/custom-field-input.ts';
import { instant } from '../rules/instant.ts';
import type { State } from '../state.ts';

/** `POST /custom-fields` (RULES.md ). */
export function customFieldsAdd(call: Call<State>): Reply {
	const { state } = call;
	const { field, findings } = newCustomField(state, call.body as CustomFieldInput, instant(call.now));
	refuseInvalid(call, findings);
	const existing = state.customFields.find(({ key }) => key === field.key);
	if (existing !== undefined) throw new Refusal(codedProblem('duplicate-key', call, 'KB-401', { members: { existingId: existing.id } }));
	state.customFields.push(field);
	state.nextIds.customField++;
	return { status: 201, body: field, headers: { Location: `${call.server}/custom-fields/id/${field.id}` } };
}
