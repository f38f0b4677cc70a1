import { type Call, Refusal, type Reply } from '#sandbox/behaviour.ts';
import { accessOf } from '../access/access.ts';
import { forbidden, mayChangeDraft } from '../access/permission.ts';
import { problem } from '../problems/problem.ts';
import type { State } from '../state.ts';
import { fileOf } from './find.ts';

/** `DELETE /files/{id}` (RULES.md ): files stay at reports that are no drafts any more; the public link goes with the file. */
export function filesDelete(call: Call<State>): Reply {
	const { state } = call;
	const file = fileOf(call);
	const inspection = state.inspections.find(({ id }) => file.owner.type === 'inspection' && id === file.owner.id);
	if (inspection !== undefined && inspection.status !== 'draft' && inspection.status !== 'in_review') throw new Refusal(locked(call));
	if (inspection !== undefined && !mayChangeDraft(accessOf(call), inspection)) throw forbidden(call, 'files:write');
	state.files = state.files.filter((other) => other !== file);
	delete state.contents[file.id];
	return { status: 204 };
}

function locked(call: Call<State>): Reply {
	return problem('file-locked', call, {
		detail: {
			de: 'Dateien an einem freigegebenen, ersetzten oder stornierten Prüfbericht bleiben erhalten.',
			en: 'Files of a released, superseded or voided inspection are kept.',
		},
	});
}
