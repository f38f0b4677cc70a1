/** What can happen to one place of a description. */
export const MUTATIONS = ['delete', 'null', 'type', 'rename'] as const;
export type Mutation = (typeof MUTATIONS)[number];

/** Keys from the root to a place. */
export type Path = readonly (string | number)[];

/** All places below a value. */
export function placesIn(value: unknown, path: Path = []): Path[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, child]) => {
		const place = [...path, Array.isArray(value) ? Number(key) : key];
		return [place, ...placesIn(child, place)];
	});
}

/** A copy of a description to which something has happened at one place. */
export function mutate(description: unknown, path: Path, mutation: Mutation): unknown {
	const [key, ...rest] = path;
	if (key === undefined) return description;
	if (Array.isArray(description)) {
		const index = Number(key);
		if (rest.length > 0) return description.map((item, at) => (at === index ? mutate(item, rest, mutation) : item));
		if (mutation === 'delete' || mutation === 'rename') return description.filter((_, at) => at !== index);
		return description.map((item, at) => (at === index ? replaced(item, mutation) : item));
	}
	return Object.fromEntries(
		Object.entries(Object(description)).flatMap(([name, value]): [string, unknown][] => {
			if (name !== key) return [[name, value]];
			if (rest.length > 0) return [[name, mutate(value, rest, mutation)]];
			if (mutation === 'delete') return [];
			return [mutation === 'rename' ? [`${name}X`, value] : [name, replaced(value, mutation)]];
		}),
	);
}

function replaced(value: unknown, mutation: Mutation): unknown {
	if (mutation === 'null') return null;
	return typeof value === 'string' ? 17 : typeof value === 'object' ? 'anders' : [value];
}

/** Numbers that look random and are the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
