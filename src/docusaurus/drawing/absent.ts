/**
 * Stands for everything that a package or file that is not there would bring. Whatever is asked of it, or done with it, is again nothing, so that a
 * module which uses it while it begins (`library.add(icons)`) still brings all the rest that it has.
 */
export const absent: unknown = new Proxy(function nothing() {}, {
	get: (_, key) => (PROBED_KEYS.has(key) ? PROBED_KEYS.get(key) : absent),
	apply: () => absent,
	construct: () => absent as object,
});

/** What JavaScript and React look for in any value. */
const PROBED_KEYS = new Map<PropertyKey, unknown>([
	['then', undefined],
	['$$typeof', undefined],
	['displayName', undefined],
	['length', 0],
	[Symbol.toPrimitive, () => ''],
	[Symbol.iterator, () => [].values()],
]);
