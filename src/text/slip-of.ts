import { editDistance } from './edit-distance.ts';

/** Shorter names are like many others. */
const SHORTEST_NAME = 4;

/**
 * The entry of `known` of which `name` is a typing mistake: one letter is another, missing or too many, or two have changed places. `undefined` for a name that is
 * known, and where digits differ: `figure-1` and `figure-2` are two names, and so are one and many (`chip`, `chips`).
 */
export function slipOf(name: string, known: Iterable<string>): string | undefined {
	const all = [...known];
	if (name.length < SHORTEST_NAME || all.includes(name)) return undefined;
	return all.find(
		(other) =>
			Math.abs(other.length - name.length) <= 1 &&
			!other.startsWith(name) &&
			!name.startsWith(other) &&
			digits(other) === digits(name) &&
			editDistance(name, other) === 1,
	);
}

const digits = (name: string) => name.replaceAll(/\D/g, '');
