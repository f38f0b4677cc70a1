import type { SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';
import type { Validator } from '#sandbox/validate/create-validator.ts';

/** What requests are read by: the plan with its schemas, and the validator of what is sent. */
export interface RequestRules {
	plan: Pick<SandboxPlan, 'schemas'>;
	requests: Validator;
}
