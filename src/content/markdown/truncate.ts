/** Ends what the list of posts shows: `<!-- truncate -->` or the same as a comment of MDX. */
const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** What stands above the marker; `undefined` in a text without one. */
export function aboveMarker(body: string): string | undefined {
	const end = body.search(TRUNCATE);
	return end === -1 ? undefined : body.slice(0, end);
}
