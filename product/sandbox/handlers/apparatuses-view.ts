import type { Call, Reply } from '#sandbox/behaviour.ts';
import { showApparatusWith } from '../records/apparatus-view.ts';
import type { State } from '../state.ts';
import { checkIncluded } from './check-included.ts';
import { apparatusOf } from './find.ts';

/** `GET /apparatuses/{id}` (RULES.md ). */
export function apparatusesView(call: Call<State>): Reply {
	const included = checkIncluded(call);
	return { status: 200, body: showApparatusWith(call.state, apparatusOf(call), included, call.server) };
}
