/** A memoised `make`: called once for each object; the result is kept as long as the object lives. */
export function onceFor<K extends object, V extends NonNullable<unknown>>(make: (key: K) => V): (key: K) => V {
	const made = new WeakMap<K, V>();
	return (key) => {
		const value = made.get(key) ?? make(key);
		made.set(key, value);
		return value;
	};
}
