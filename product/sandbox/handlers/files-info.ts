import type { Call, Reply } from '#sandbox/behaviour.ts';
import { showFile } from '../records/file.ts';
import type { State } from '../state.ts';
import { fileOf } from './find.ts';

/** `GET /files/{id}` (RULES.md ). */
export function filesInfo(call: Call<State>): Reply {
	return { status: 200, body: showFile(fileOf(call), call.server) };
}
