/** How a server misbehaves on request. */
export interface Disturbance {
	/** Milliseconds that an answer waits, evenly spread. */
	latency: readonly [number, number];
	/** Statuses that are answered in place of the real answer, each in this share of all cases; together at most 1. */
	failures: readonly { status: number; probability: number }[];
	/** Numbers from 0 to below 1. */
	random(): number;
}

/** No disturbance: every request is answered at once, and as it is meant. */
export const CALM: Disturbance = { latency: [0, 0], failures: [], random: () => 0 };

/** What happens to the next request. */
export function nextDisturbance({ latency: [least, most], failures, random }: Disturbance): { wait: number; failure: number | undefined } {
	const wait = least + (most > least ? random() * (most - least) : 0);
	let left = failures.length > 0 ? random() : 0;
	const failure = failures.find(({ probability }) => {
		left -= probability;
		return left < 0;
	});
	return { wait, failure: failure?.status };
}

/** Random numbers that are the same for the same seed (Mulberry32). */
export function seededRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
