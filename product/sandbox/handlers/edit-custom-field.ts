import { type Call, Refusal, type Reply } from '#sandbox/behaviour.ts';
import { codedProblem, refuseInvalid } from '../problems/problem.ts';
import { countValues } from '../records/custom-field-values.ts';
import { changedCustomField } from '../rules/change-custom-field.ts';
import type { CustomFieldPatch } from '../rules/custom-field-input.ts';
import { instant } from '../rules/instant.ts';
import type { State } from '../state.ts';
import { customFieldOf } from './find.ts';

/** Changes the custom field that the path names by key or id. */
export async function editCustomField(call: Call<State>): Promise<Reply> {
	const { state } = call;
	const patch = call.body as CustomFieldPatch;
	const before = customFieldOf(call);
	await call.checkUnchanged(before);
	if (patch.type !== undefined && patch.type !== before.type && countValues(state, before) > 0)
		throw new Refusal(codedProblem('field-type-locked', call, 'KB-402'));
	const { field, findings } = changedCustomField(state, before, patch);
	refuseInvalid(call, findings);
	if (JSON.stringify(field) !== JSON.stringify(before)) field.updatedAt = instant(call.now);
	state.customFields = state.customFields.map((candidate) => (candidate === before ? field : candidate));
	return { status: 200, body: field };
}
