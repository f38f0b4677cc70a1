/** Memoises a function of a string. */
export function askOnce<T>(make: (key: string) => T): (key: string) => T {
	const known = new Map<string, T>();
	return (key) => {
		const before = known.get(key);
		if (before !== undefined) return before;
		const made = make(key);
		known.set(key, made);
		return made;
	};
}
