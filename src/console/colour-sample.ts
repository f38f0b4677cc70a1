/** A piece of a code sample: its text, the element that colours it (none: empty), and whether it is around the call, which is what the page is about. */
export interface SamplePiece {
	text: string;
	mark: string;
	isAround: boolean;
}

/** Strings, numbers, words, blanks, and each other character by itself. */
const TOKEN = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\d[\d.]*|[\p{L}_$][\p{L}\p{N}_$]*|\s+|./gsu;

const tokenKind = (token: string) => (/^["'].+["']$/.test(token) ? 'string' : /^\d/.test(token) ? 'number' : token);

/**
 * Colours a sample that a reader has changed, by the sample that was coloured when the page was built: unchanged lines keep their colours; in other lines, tokens that
 * occurred before, strings and numbers get theirs. This needs no grammar of the language.
 */
export function colourSample(text: string, before: readonly SamplePiece[]): SamplePiece[] {
	const known = piecesByLine(before);
	const written = known.map(joinPieces);
	const marks = tokenMarks(before);
	const lines = text.split(/(?<=\n)/);
	const places = sameLines(written, lines);
	let isAround = known[0]?.[0]?.isAround ?? false;
	return lines.flatMap((line, number) => {
		const same = known[places[number] ?? -1];
		if (same === undefined) return (line.match(TOKEN) ?? []).map((token) => ({ text: token, mark: marks.get(tokenKind(token)) ?? '', isAround }));
		isAround = same.at(-1)?.isAround ?? false;
		return same;
	});
}

const joinPieces = (pieces: readonly SamplePiece[]) => pieces.map(({ text }) => text).join('');

/** The pieces of each line, its end included. */
function piecesByLine(pieces: readonly SamplePiece[]): SamplePiece[][] {
	const lines: SamplePiece[][] = [[]];
	for (const piece of pieces) {
		for (const [number, text] of piece.text.split(/(?<=\n)/).entries()) {
			if (number > 0 || lines.at(-1)?.at(-1)?.text.endsWith('\n')) lines.push([]);
			lines.at(-1)?.push({ ...piece, text });
		}
	}
	return lines;
}

/** How words, strings and numbers of a text are coloured: each as it is most often. */
function tokenMarks(pieces: readonly SamplePiece[]): Map<string, string> {
	const counts = new Map<string, Map<string, number>>();
	for (const { text, mark } of pieces) {
		for (const token of text.match(TOKEN) ?? []) {
			const ofKind = counts.get(tokenKind(token)) ?? new Map<string, number>();
			// Blanks have no colour.
			if (token.trim() !== '') ofKind.set(mark, (ofKind.get(mark) ?? 0) + 1);
			counts.set(tokenKind(token), ofKind);
		}
	}
	return new Map([...counts].map(([kind, ofKind]) => [kind, [...ofKind].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0])[0]]));
}

/** For each line of `after` the index of the same line in `before`, by the longest common subsequence. */
function sameLines(before: readonly string[], after: readonly string[]): (number | undefined)[] {
	const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
	const at = (one: number, other: number) => lengths[one]?.[other] ?? 0;
	for (let one = before.length - 1; one >= 0; one--) {
		const row = lengths[one];
		if (row === undefined) continue;
		for (let other = after.length - 1; other >= 0; other--) {
			row[other] = before[one] === after[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
		}
	}
	const places: (number | undefined)[] = [];
	let one = 0;
	for (let other = 0; other < after.length; other++) {
		while (one < before.length && before[one] !== after[other] && at(one + 1, other) >= at(one, other + 1)) one++;
		places.push(one < before.length && before[one] === after[other] ? one++ : undefined);
	}
	return places;
}
