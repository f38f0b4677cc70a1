import { isObject } from '#openapi/json/json.ts';
import { pointerTo, segmentsOf, valueAt } from '#openapi/json/pointer.ts';

/** Keys and indexes from the top of a value to a place in it. */
export type FormPlace = readonly (string | number)[];

/** JSON pointer (RFC 6901) of a place. */
export function pointerOf(place: FormPlace): string {
	return pointerTo('', ...place);
}

/** The value at a JSON pointer; `undefined` when nothing is there. */
export function atPointer(value: unknown, pointer: string): unknown {
	return valueAt(value, segmentsOf(pointer));
}

/** A copy of a value with another value at a place. `undefined` removes a property; in a list it becomes `null`. */
export function withValue(value: unknown, [key, ...rest]: FormPlace, next: unknown): unknown {
	if (key === undefined) return next;
	if (typeof key === 'number') {
		const list = Array.isArray(value) ? [...value] : [];
		list[key] = withValue(list[key], rest, next) ?? null;
		return list;
	}
	const { [key]: before, ...others } = isObject(value) ? value : {};
	const after = withValue(before, rest, next);
	if (after === undefined) return others;
	// A property keeps its position.
	return isObject(value) && Object.hasOwn(value, key) ? { ...value, [key]: after } : { ...others, [key]: after };
}
