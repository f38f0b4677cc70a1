import type { Mismatch } from '#sandbox/behaviour.ts';
import type { Excuse } from '#sandbox/plan/sandbox-plan.ts';

/** Mismatches without those that the description's own examples have. */
export function withoutExcused(mismatches: readonly Mismatch[], excuses: readonly Excuse[] = []): Mismatch[] {
	const isExcused = ({ pointer = '', keyword, actual }: Mismatch) =>
		excuses.some((excuse) => excuse.pointer === pointer && excuse.keyword === keyword && JSON.stringify(excuse.actual) === JSON.stringify(actual));
	return mismatches.filter((mismatch) => !isExcused(mismatch));
}
