import type { Call, Reply } from '#sandbox/behaviour.ts';
import { accessOf, visibleApparatuses } from '../access/access.ts';
import { notFound } from '../problems/not-found.ts';
import { showApparatusWith } from '../records/apparatus-view.ts';
import type { State } from '../state.ts';
import { checkIncluded } from './check-included.ts';

/** `GET /apparatuses/ident-no/{identNo}` (RULES.md ); upper and lower case are the same. */
export function apparatusesIndentnoView(call: Call<State>): Reply {
	const included = checkIncluded(call);
	const wanted = String(call.path['identNo']);
	const apparatus = visibleApparatuses(call.state, accessOf(call)).find(({ identNo }) => identNo.toLowerCase() === wanted.toLowerCase());
	if (apparatus === undefined) throw notFound(call, 'identNo', wanted);
	return { status: 200, body: showApparatusWith(call.state, apparatus, included, call.server) };
}
