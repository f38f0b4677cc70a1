import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import { apiFaults } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';

/** Two short texts are alike by chance. */
const SHORTEST_TEXT = 6;

/** A text that occurs this often counts as correct. */
const PLACES_OF_MEANT = 3;

/** Finds texts that occur once among some values and, with two letters swapped, several times. Returns findings of the rule `api-slip`. */
export function swappedValues(values: readonly { value: unknown; pointer: Pointer }[]): ApiFinding[] {
	const places = new Map<string, Pointer[]>();
	const visit = (value: unknown, pointer: Pointer): void => {
		if (typeof value === 'string' && value.length >= SHORTEST_TEXT) {
			const known = places.get(value);
			if (known === undefined) places.set(value, [pointer]);
			else known.push(pointer);
		} else if (typeof value === 'object' && value !== null) {
			for (const [key, child] of Object.entries(value)) visit(child, pointerTo(pointer, key));
		}
	};
	for (const { value, pointer } of values) visit(value, pointer);
	return [...places].flatMap(([text, [pointer, ...others]]) => {
		if (pointer === undefined || others.length > 0) return [];
		const meant = swapped(text).find((form) => (places.get(form)?.length ?? 0) >= PLACES_OF_MEANT);
		return meant === undefined ? [] : [{ rule: 'api-slip', pointer, text: apiFaults.slip(text), hint: apiFaults.didYouMean(meant) }];
	});
}

/** A text with two letters exchanged, at each of its places. Two capitals are part of a code, and `XH-1` is no slip for `HX-1`. */
function swapped(text: string): string[] {
	return [...text.matchAll(/(?=(\p{L})(\p{L}))/gu)].flatMap(({ 1: first = '', 2: second = '', index }) =>
		first === second || /\p{Lu}{2}/u.test(first + second) ? [] : [text.slice(0, index) + second + first + text.slice(index + 2)],
	);
}
