import type { ApiFinding } from '#openapi/load/findings.ts';
import type { Cut } from '#openapi/load/neutralise.ts';
import { apiFaults } from '#words/api-faults.ts';

const TOO_LARGE: Record<Cut['what'], (size: number) => string> = {
	text: apiFaults.tooLong,
	key: apiFaults.tooLongKey,
	depth: apiFaults.tooDeep,
	values: apiFaults.tooMany,
};

/** What is told of something that was cut off. */
export function tooLarge({ what, size, pointer }: Cut): ApiFinding {
	return { rule: 'api-oversized', pointer, text: TOO_LARGE[what](size), hint: apiFaults.tooLargeHint };
}
