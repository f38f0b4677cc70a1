/** Sizes of a title in pixels, the largest first, with the lines that fit. */
const SIZES = [
	{ size: 84, most: 3 },
	{ size: 64, most: 4 },
	{ size: 54, most: 4 },
] as const;

/** Letters of a title that are looked at: in the smallest size no more fit, however narrow. */
const MOST_LETTERS = 500;

/** A title in lines. */
interface WrappedTitle {
	size: number;
	lines: string[];
}

/**
 * Breaks a title into lines that are no wider than `room`, in the largest size in which it fits; in the smallest, what does not fit is cut.
 * @param width of a text at a size.
 */
export function wrapTitle(title: string, room: number, width: (text: string, size: number) => number): WrappedTitle {
	const read = [...title].slice(0, MOST_LETTERS).join('');
	const tries = SIZES.map(({ size, most }) => {
		const fits = (text: string) => width(text, size) <= room;
		return { size, most, lines: linesOf(read, fits), whole: read.split(/\s+/).every(fits) };
	});
	const fitting = tries.find(({ lines, most, whole }) => whole && lines.length <= most) ?? tries.at(-1);
	const { size = 0, most = 0, lines = [] } = fitting ?? {};
	const rest = lines.slice(most - 1).join(' ');
	return { size, lines: lines.length <= most ? lines : [...lines.slice(0, most - 1), fitLine(rest, (text) => width(text, size) <= room)] };
}

/** A text as one line: what does not fit is cut behind a word, or within the only one, and dots stand for it. */
export function fitLine(text: string, fits: (text: string) => boolean): string {
	if (fits(text)) return text;
	const words = text.trim().split(/\s+/);
	const letters = [...(words[0] ?? '')];
	while (words.length > 0 && !fits(`${words.join(' ')} …`)) words.pop();
	if (words.length > 0) return `${words.join(' ')} …`;
	while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
	return `${letters.join('')}…`;
}

function linesOf(title: string, fits: (text: string) => boolean): string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of title
		.trim()
		.split(/\s+/)
		.flatMap((each) => piecesOf(each, fits))) {
		const longer = line === '' ? word : `${line} ${word}`;
		if (fits(longer)) line = longer;
		else {
			lines.push(line);
			line = word;
		}
	}
	return [...lines, line].filter(Boolean);
}

/** A word that is too wide for a line, in pieces with hyphens. */
function piecesOf(word: string, fits: (text: string) => boolean): string[] {
	if (fits(word)) return [word];
	const letters = [...word];
	let most = 1;
	while (most < letters.length - 1 && fits(`${letters.slice(0, most + 1).join('')}-`)) most++;
	return [`${letters.slice(0, most).join('')}-`, ...piecesOf(letters.slice(most).join(''), fits)];
}
