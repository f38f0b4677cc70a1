import type { Call, Reply } from '#sandbox/behaviour.ts';
import { showInspection } from '../records/inspection.ts';
import type { State } from '../state.ts';
import { inspectionOf } from './find.ts';

/** `GET /inspections/{id}` (RULES.md ). */
export function inspectionsView(call: Call<State>): Reply {
	return { status: 200, body: showInspection(call.state, inspectionOf(call).inspection, call.server) };
}
