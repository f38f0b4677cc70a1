import type { Call, Reply } from '#sandbox/behaviour.ts';
import type { State } from '../state.ts';
import { editCustomField } from './edit-custom-field.ts';

/** `PATCH /custom-fields/id/{id}` (RULES.md ). */
export function customFieldsEditById(call: Call<State>): Promise<Reply> {
	return editCustomField(call);
}
