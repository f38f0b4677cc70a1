/** Makes a function that draws whole numbers from 0 to below a limit, the same ones for the same seed. */
export function drawnNumbers(seed: number): (limit: number) => number {
	let state = seed;
	return (limit) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * limit);
	};
}
