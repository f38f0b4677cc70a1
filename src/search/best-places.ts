/** So few that it is quicker to hold them than to sort all. */
const FEW = 8;

/** Those with the highest scores, in the order in which they came; of several with the lowest of these scores the first. */
export function bestPlaces<Place extends { score: number }>(places: readonly Place[], most: number): readonly Place[] {
	if (places.length <= most) return places;
	const least = leastOfBest(places, most);
	let ties = most - places.filter(({ score }) => score > least).length;
	return places.filter(({ score }) => score > least || (score === least && ties-- > 0));
}

/** The lowest of the highest scores. Most lists are long and few of them are wanted: only what is better than these is put in its place. */
function leastOfBest(places: readonly { score: number }[], most: number): number {
	if (most > FEW) return Float64Array.from(places, ({ score }) => score).sort()[places.length - most] ?? 0;
	const highest = new Float64Array(most);
	for (const { score } of places) {
		if (score <= (highest[0] ?? 0)) continue;
		let at = 0;
		for (; at + 1 < most && (highest[at + 1] ?? 0) < score; at++) highest[at] = highest[at + 1] ?? 0;
		highest[at] = score;
	}
	return highest[0] ?? 0;
}
