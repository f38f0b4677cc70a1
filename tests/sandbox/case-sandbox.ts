import { behaviour } from '#product/sandbox/behaviour.ts';
import type { State } from '#product/sandbox/state.ts';
import { createResponseCheck, type ResponseCheck } from '#sandbox/check-response.ts';
import { createSandbox, type Sandbox } from '#sandbox/create-sandbox.ts';
import type { SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';
import type { Case } from './case.ts';
import type { CaseRun } from './run-case.ts';

/** Input of a run of cases. Plain data, so that it can be sent to a browser. */
export interface CaseSources {
	/** Made without `handled`: responses are checked against it. */
	plan: SandboxPlan;
	/** Content of `product/sample-data.json`. */
	seed: { settings: object };
}

const checks = new WeakMap<CaseSources, ResponseCheck>();

/** A fresh sandbox on a clock that only moves when it is told to. */
export function caseSandbox(sources: CaseSources, settings: Case['settings'] = {}): CaseRun & { sandbox: Sandbox; faults: string[] } {
	const { plan, seed } = sources;
	const check = checks.get(sources) ?? createResponseCheck(plan);
	checks.set(sources, check);
	const faults: string[] = [];
	let time = 0;
	const sandbox = createSandbox<State>({
		plan,
		behaviour,
		seed: { ...seed, settings: { ...seed.settings, ...settings } },
		clock: { now: () => time },
		onFault: (error) => faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
	});
	const pass = (milliseconds: number) => {
		time += milliseconds;
	};
	return { sandbox, pass, check, faults };
}
