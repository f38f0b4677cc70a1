import type { SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';
import type { Validator } from '#sandbox/validate/create-validator.ts';

/** The rules for reading requests: the plan with its schemas, and the validator. */
export interface RequestRules {
	plan: Pick<SandboxPlan, 'schemas' | 'xml'>;
	requests: Validator;
}
