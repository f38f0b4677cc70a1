import { type Call, Refusal, type Reply } from '#sandbox/behaviour.ts';
import { codedProblem, refuseInvalid } from '../problems/problem.ts';
import { countValues, definitionsOf } from '../records/custom-field-values.ts';
import { changedCustomField } from '../rules/change-custom-field.ts';
import { newCustomField } from '../rules/create-custom-field.ts';
import { type CustomFieldInput, type CustomFieldPatch, customFieldInputSchema, customFieldPatchSchema } from '../rules/custom-field-input.ts';
import { instant } from '../rules/instant.ts';
import type { State } from '../state.ts';
import { customFieldAt } from './find.ts';
import { type Handlers, withBody } from './handler.ts';

export const customFields = {
	customFieldsIndex,
	customFieldsAdd: withBody(customFieldInputSchema, customFieldsAdd),
	customFieldsView,
	customFieldsViewById: customFieldsView,
	customFieldsEdit: withBody(customFieldPatchSchema, customFieldsEdit),
	customFieldsEditById: withBody(customFieldPatchSchema, customFieldsEdit),
	customFieldsDelete,
} satisfies Handlers;

/** `GET /custom-fields` (RULES.md ): fields of apparatuses first, then by position. */
function customFieldsIndex({ state, query }: Call<State>): Reply {
	const { entity, type, active = true } = query;
	const fields = [...definitionsOf(state, 'apparatus'), ...definitionsOf(state, 'inspection')];
	const data = fields.filter(
		(field) => field.active === active && (entity === undefined || field.entity === entity) && (type === undefined || field.type === type),
	);
	return { status: 200, body: { data } };
}

/** `POST /custom-fields` (RULES.md ). */
function customFieldsAdd(call: Call<State>, input: CustomFieldInput): Reply {
	const { state } = call;
	const { field, findings } = newCustomField(state, input, instant(call.now));
	refuseInvalid(call, findings);
	const existing = state.customFields.find(({ key }) => key === field.key);
	if (existing !== undefined) throw new Refusal(codedProblem('duplicate-key', call, { message: 'KB-401', members: { existingId: existing.id } }));
	state.customFields.push(field);
	state.nextIds.customField++;
	return { status: 201, body: field, headers: { Location: `${call.server}/custom-fields/id/${field.id}` } };
}

/** `GET /custom-fields/{key}` and `/custom-fields/id/{id}` (RULES.md ). */
function customFieldsView(call: Call<State>): Reply {
	return { status: 200, body: customFieldAt(call) };
}

/** `PATCH /custom-fields/{key}` and `/custom-fields/id/{id}` (RULES.md ). */
async function customFieldsEdit(call: Call<State>, patch: CustomFieldPatch): Promise<Reply> {
	const { state } = call;
	const before = customFieldAt(call);
	await call.checkUnchanged(before);
	if (patch.type !== undefined && patch.type !== before.type && countValues(state, before) > 0)
		throw new Refusal(codedProblem('field-type-locked', call, { message: 'KB-402' }));
	const { field, findings } = changedCustomField(state, before, patch);
	refuseInvalid(call, findings);
	if (JSON.stringify(field) !== JSON.stringify(before)) field.updatedAt = instant(call.now);
	state.customFields = state.customFields.map((candidate) => (candidate === before ? field : candidate));
	return { status: 200, body: field };
}

/** `DELETE /custom-fields/id/{id}` (RULES.md ): archives, with `mode=purge` deletes a field without values. */
function customFieldsDelete(call: Call<State>): Reply {
	const { state } = call;
	const field = customFieldAt(call);
	if (call.query['mode'] !== 'purge') {
		if (field.active) Object.assign(field, { active: false, updatedAt: instant(call.now) });
		return { status: 204 };
	}
	const valueCount = countValues(state, field);
	if (valueCount > 0) throw new Refusal(codedProblem('custom-field-in-use', call, { message: 'KB-405', values: { n: valueCount }, members: { valueCount } }));
	state.customFields = state.customFields.filter((other) => other !== field);
	for (const { customFields: values } of [...state.apparatuses, ...state.inspections]) delete values[field.key];
	return { status: 204 };
}
