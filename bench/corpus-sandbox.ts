import { cookiesOf, fetchable, wireOf } from '#console/exchange/wire.ts';
import { isSentByBrowser } from '#openapi/json/http-methods.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { requestOf } from '#openapi/request/build-request.ts';
import { createResponseCheck } from '#sandbox/check-response.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { planSandbox } from '#sandbox/plan/plan-sandbox.ts';
import type { Fault } from './corpus-page-check.ts';

/** The outcome of the requests. */
export interface Tried {
	/** Number of refusals by status. */
	refused: Record<string, number>;
	/** Successes that do not fit the description. */
	unfit: number;
	faults: Fault[];
}

/** Calls each operation of a description that a browser can send once in its sandbox with the request that the samples send. */
export async function tryOperations(model: ApiModel): Promise<Tried> {
	const refused: Record<string, number> = {};
	const result: Tried = { refused, unfit: 0, faults: [] };
	let place = 'plan';
	const tell = (error: unknown) => {
		result.faults.push({ kind: 'sandbox', place, text: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	};
	try {
		const plan = planSandbox(model);
		const sandbox = createSandbox({ plan, onFault: tell });
		const check = createResponseCheck(plan);
		for (const operation of model.operations) {
			if (!isSentByBrowser(operation)) continue;
			place = operation.id;
			try {
				const asked = requestOf(operation, model);
				const variables = asked.credentials.flatMap((one) => (one.kind === 'basic' ? [one.userVariable, one.passwordVariable] : [one.variable]));
				const wire = wireOf(asked, { secrets: Object.fromEntries(variables.map((name) => [name, sandbox.token])), files: {} });
				// A browser sends no content with GET; content that may be left out is.
				const request = fetchable(/^get$/i.test(wire.method) ? { ...wire, body: undefined } : wire);
				const response = await sandbox.fetch(request, cookiesOf(wire));
				if (response.status >= 400) refused[response.status] = (refused[response.status] ?? 0) + 1;
				else if ((await check(request, response)).length > 0) result.unfit++;
			} catch (error) {
				tell(error);
			}
		}
	} catch (error) {
		tell(error);
	}
	return result;
}
