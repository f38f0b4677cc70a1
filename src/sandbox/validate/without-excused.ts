import { canonicalJson } from '#openapi/json/canonical-json.ts';
import { exactJson } from '#openapi/json/exact-json.ts';
import { segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import type { Mismatch } from '#sandbox/behaviour.ts';
import type { Excuse } from '#sandbox/plan/sandbox-plan.ts';

/** Mismatches of a value without those that the description's own examples have. */
export function withoutExcused(mismatches: readonly Mismatch[], value: unknown, excuses: readonly Excuse[] = []): Mismatch[] {
	const isExcused = ({ pointer = '', keyword, actual }: Mismatch) =>
		excuses.some(
			(excuse) =>
				excuse.pointer === pointer &&
				excuse.keyword === keyword &&
				exactJson(excuse.actual) === exactJson(actual) &&
				(excuse.holder === undefined || excuse.holder === holderOf(value, pointer)),
		);
	return mismatches.filter((mismatch) => !isExcused(mismatch));
}

/** The object in which the value at a pointer stands or is missing, as canonical JSON. */
export const holderOf = (value: unknown, pointer: string): string => canonicalJson(valueAt(value, segmentsOf(pointer).slice(0, -1)));
