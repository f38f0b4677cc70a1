import { PROBLEM_TYPES, type ProblemType } from '#product/sandbox/problems/problem-types.ts';

/** Types of problems of the API that carry a message, in the problem itself or among its `errors` (RULES.md ). */
const TYPES_BY_CODE: Readonly<Record<string, readonly ProblemType[]>> = {
	'KB-207': ['validation-failed'],
	'KB-208': ['validation-failed'],
	'KB-301': ['validation-failed'],
	'KB-302': ['validation-failed'],
	'KB-303': ['validation-failed'],
	'KB-304': ['inspection-locked'],
	'KB-306': ['validation-failed'],
	'KB-307': ['inspection-locked'],
	'KB-308': ['validation-failed'],
	'KB-401': ['duplicate-key'],
	'KB-402': ['field-type-locked'],
	'KB-403': ['validation-failed'],
	'KB-405': ['custom-field-in-use'],
	'KB-406': ['validation-failed'],
	'KB-501': ['payload-too-large'],
	'KB-502': ['unsupported-media-type'],
	'KB-601': ['validation-failed'],
	'KB-602': ['validation-failed'],
	'KB-901': ['precondition-failed'],
	'KB-903': ['insufficient-scope'],
};

/** Messages that a reply which succeeds names under `warnings` (RULES.md ). */
const WARNINGS: readonly string[] = ['KB-305'];

interface ApiProblem {
	type: ProblemType;
	status: number;
}

/** Problems of the API with this message; none for one that only the interface shows. */
export function apiProblems(code: string): ApiProblem[] {
	return (TYPES_BY_CODE[code] ?? []).map((type) => ({ type, status: PROBLEM_TYPES[type].status }));
}

/** Whether the API names the message beside a result. */
export function isApiWarning(code: string): boolean {
	return WARNINGS.includes(code);
}
