import type { Behaviour } from '#sandbox/behaviour.ts';
import { authorise } from './access/authorise.ts';
import { EXAMPLE_TOKENS } from './example-tokens.ts';
import { apparatuses } from './handlers/apparatuses.ts';
import { customFields } from './handlers/custom-fields.ts';
import { files } from './handlers/files.ts';
import type { Handler, Handlers } from './handlers/handler.ts';
import { inspections } from './handlers/inspections.ts';
import { RATE_LIMIT, refuse } from './problems/refuse.ts';
import { MESSAGE_LANGUAGES } from './problems/text.ts';
import { records } from './records/records.ts';
import { finishChecks } from './rules/file-check.ts';
import { MAXIMUM_FILE } from './rules/file-upload.ts';
import { start } from './start.ts';
import type { State } from './state.ts';

/** Bytes that a form needs around its file at most. */
const FORM_FRAME = 65_536;

const HANDLERS: Handlers = { ...apparatuses, ...customFields, ...files, ...inspections };

/** How the Kalibord API behaves in the practice environment (RULES.md R-21). */
export const behaviour: Behaviour<State> = {
	start,
	startsAt: '2025-09-15T08:00:00Z',
	languages: MESSAGE_LANGUAGES,
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

/** Checks of files run in the background: the results of those that are done by now are stored first. */
function afterChecks(handler: Handler): Handler {
	return (call) => {
		finishChecks(call.state, call.now);
		return handler(call);
	};
}
