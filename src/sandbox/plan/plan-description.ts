import { loadDescription } from '#openapi/load/load-description.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { type PlanOptions, planSandbox } from './plan-sandbox.ts';
import type { SandboxPlan } from './sandbox-plan.ts';

/**
 * The plan of a description's text (JSON or YAML) in one step. Carries parser and model, so no page should.
 * Throws an `Error` with the problems when nothing can be read.
 */
export function planDescription(text: string, options: PlanOptions = {}): { model: ApiModel; plan: SandboxPlan } {
	const { model, problems } = loadDescription(text, { file: 'description', lenient: true });
	if (!model) throw new Error(problems.map(({ message }) => message).join('\n'));
	return { model, plan: planSandbox(model, options) };
}
