import type { Behaviour, Call, Reply } from '#sandbox/behaviour.ts';
import { authorise } from './access/authorise.ts';
import { EXAMPLE_TOKENS } from './example-tokens.ts';
import { apparatusesIndentnoView } from './handlers/apparatuses-indentno-view.ts';
import { apparatusesIndex } from './handlers/apparatuses-index.ts';
import { apparatusesView } from './handlers/apparatuses-view.ts';
import { customFieldsAdd } from './handlers/custom-fields-add.ts';
import { customFieldsDelete } from './handlers/custom-fields-delete.ts';
import { customFieldsEdit } from './handlers/custom-fields-edit.ts';
import { customFieldsEditById } from './handlers/custom-fields-edit-by-id.ts';
import { customFieldsIndex } from './handlers/custom-fields-index.ts';
import { customFieldsView } from './handlers/custom-fields-view.ts';
import { customFieldsViewById } from './handlers/custom-fields-view-by-id.ts';
import { filesDelete } from './handlers/files-delete.ts';
import { filesInfo } from './handlers/files-info.ts';
import { filesPublic } from './handlers/files-public.ts';
import { filesView } from './handlers/files-view.ts';
import { inspectionsAdd } from './handlers/inspections-add.ts';
import { inspectionsEdit } from './handlers/inspections-edit.ts';
import { inspectionsFileAdd } from './handlers/inspections-file-add.ts';
import { inspectionsView } from './handlers/inspections-view.ts';
import { RATE_LIMIT, refuse } from './problems/refuse.ts';
import { LANGUAGES } from './problems/text.ts';
import { records } from './records/records.ts';
import { finishChecks } from './rules/file-check.ts';
import { MAXIMUM_FILE } from './rules/file-upload.ts';
import { start } from './start.ts';
import type { State } from './state.ts';

type Handler = (call: Call<State>) => Reply | Promise<Reply>;

/** Bytes that a form needs around its file at most. */
const FORM_FRAME = 65_536;

const HANDLERS: Readonly<Record<string, Handler>> = {
	apparatusesIndex,
	apparatusesView,
	apparatusesIndentnoView,
	customFieldsIndex,
	customFieldsAdd,
	customFieldsView,
	customFieldsViewById,
	customFieldsEdit,
	customFieldsEditById,
	customFieldsDelete,
	filesInfo,
	filesView,
	filesPublic,
	filesDelete,
	inspectionsAdd,
	inspectionsEdit,
	inspectionsView,
	inspectionsFileAdd,
};

/** How the Kalibord API behaves in the practice environment (RULES.md R-21). */
export const behaviour: Behaviour<State> = {
	start,
	startsAt: '2025-09-15T08:00:00Z',
	languages: LANGUAGES,
	token: 'beispiel-administration',
	tokens: EXAMPLE_TOKENS,
	authorise,
	refuse,
	handlers: Object.fromEntries(Object.entries(HANDLERS).map(([id, handler]) => [id, afterChecks(handler)])),
	rateLimit: { requests: RATE_LIMIT, seconds: 60 },
	idempotencyHours: 24,
	maximumBody: MAXIMUM_FILE + FORM_FRAME,
	records,
};

/** Checks of files run beside the requests: what has ended by now is written down first. */
function afterChecks(handler: Handler): Handler {
	return (call) => {
		finishChecks(call.state, call.now);
		return handler(call);
	};
}
