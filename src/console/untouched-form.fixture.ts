import { cookiesOf, fetchable, wireOf } from '#console/exchange/wire.ts';
import { exactJson } from '#openapi/json/exact-json.ts';
import { isSentByBrowser } from '#openapi/json/http-methods.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { requestOf } from '#openapi/request/build-request.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { planSandbox } from '#sandbox/plan/plan-sandbox.ts';
import type { SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';
import { shortenModel } from './data/shorten-model.ts';
import { initialForm, requestOfForm } from './form/form.ts';
import { missingValues } from './form/missing-values.ts';

/** The outcome for a reader who opens the console of an operation and sends its form unchanged. */
export interface Untouched {
	operation: string;
	/** `missing`: the form refuses its own example; `other`: it stands for another request than the page shows; `refused`: the sandbox answers with an error; `thrown`. */
	kind: 'missing' | 'other' | 'refused' | 'thrown';
	text: string;
}

/** Opens the console of each operation of a description as pages load it, touches nothing, sends, and says what goes wrong. Each has a sandbox of its own. */
export async function tryUntouched(whole: ApiModel, plan = planSandbox(whole)): Promise<Untouched[]> {
	const model = shortenModel(whole);
	const found: Untouched[] = [];
	for (const [index, operation] of model.operations.entries()) {
		if (!isSentByBrowser(operation)) continue;
		const tell = (kind: Untouched['kind'], text: string) => found.push({ operation: `${operation.method} ${operation.path}`, kind, text });
		try {
			const form = initialForm(operation, model);
			const gaps = Object.keys(missingValues(form, operation, model));
			if (gaps.length > 0) tell('missing', gaps.join(', '));
			const request = requestOfForm({ form, operation }, model);
			const shown = whole.operations[index];
			if (shown && exactJson(request) !== exactJson(requestOf(shown, whole))) tell('other', `${exactJson(request)} ${exactJson(requestOf(shown, whole))}`);
			const { status, text } = await sendTo(plan, { request, files: form.files });
			if (status >= 400) tell('refused', `${status} ${text}`);
		} catch (error) {
			tell('thrown', error instanceof Error ? (error.stack ?? error.message) : String(error));
		}
	}
	return found;
}

async function sendTo(plan: SandboxPlan, { request, files }: { request: ReturnType<typeof requestOfForm>; files: Readonly<Record<string, File>> }) {
	const faults: unknown[] = [];
	const sandbox = createSandbox({ plan, onFault: (fault) => faults.push(fault) });
	const variables = request.credentials.flatMap((one) => (one.kind === 'basic' ? [one.userVariable, one.passwordVariable] : [one.variable]));
	const wire = wireOf(request, { secrets: Object.fromEntries(variables.map((name) => [name, sandbox.token])), files });
	const response = await sandbox.fetch(fetchable(wire), cookiesOf(wire));
	if (faults.length > 0) throw faults[0];
	return { status: response.status, text: await response.text() };
}
