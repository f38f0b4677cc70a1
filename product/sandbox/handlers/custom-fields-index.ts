import type { Call, Reply } from '#sandbox/behaviour.ts';
import { fieldsOf } from '../records/custom-field-values.ts';
import type { State } from '../state.ts';

/** `GET /custom-fields` (RULES.md ): fields of apparatuses first, then by position. */
export function customFieldsIndex({ state, query }: Call<State>): Reply {
	const { entity, type, active = true } = query;
	const fields = [...fieldsOf(state, 'apparatus'), ...fieldsOf(state, 'inspection')];
	const data = fields.filter(
		(field) => field.active === active && (entity === undefined || field.entity === entity) && (type === undefined || field.type === type),
	);
	return { status: 200, body: { data } };
}
