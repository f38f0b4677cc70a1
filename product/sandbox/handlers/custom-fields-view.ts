import type { Call, Reply } from '#sandbox/behaviour.ts';
import type { State } from '../state.ts';
import { customFieldOf } from './find.ts';

/** `GET /custom-fields/{key}` (RULES.md ). */
export function customFieldsView(call: Call<State>): Reply {
	return { status: 200, body: customFieldOf(call) };
}
