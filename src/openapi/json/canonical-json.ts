import { isObject } from './json.ts';

/** JSON in which the order of keys does not count: equal texts mean equal values. `undefined` for `undefined`. */
export function canonical(value: unknown): string | undefined {
	return JSON.stringify(value, (_, child: unknown) =>
		isObject(child) ? Object.fromEntries(Object.entries(child).sort(([a], [b]) => (a < b ? -1 : 1))) : child,
	);
}
