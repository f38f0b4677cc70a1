import { lastAtMost } from './part-of-term.ts';

/** Larger sites have larger parts, so that both these and the directory that names them grow with the root of the terms' length. */
const PARTS_SHARE = 4;
/** One in this many terms may begin a part, chosen by a hash, so that a small change of the texts moves few terms to another part. */
const TERMS_TO_BEGINNING = 4;

/** The sorted terms cut into parts of similar size. */
interface TermParts {
	/** Where each part begins: the shortest text that sorts behind the terms of the part before. */
	firsts: string[];
	/** Of each part its lines. */
	lines: string[][];
}

/** A term and its postings as text. */
type TermText = readonly [term: string, postings: string];

/** Cuts the terms, sorted, into parts. */
export function partTerms(terms: readonly TermText[]): TermParts {
	const size = partSize(terms);
	const parts: TermParts = { firsts: [], lines: [] };
	let filled = 0;
	let before = '';
	for (const each of terms) {
		const [term] = each;
		if (parts.lines.length === 0 || (filled >= size && mayBeginPart(term))) {
			parts.firsts.push(parts.lines.length === 0 ? '' : shortestBehind(before, term));
			parts.lines.push([]);
			filled = 0;
		}
		const line = toLine(each);
		parts.lines.at(-1)?.push(line);
		filled += line.length;
		before = term;
	}
	return parts;
}

/** Fewest characters of a part: a power of the root of two, so that it rarely changes with the texts. */
function partSize(terms: readonly TermText[]): number {
	const length = terms.reduce((sum, [term, postings]) => sum + term.length + postings.length + 2, 0);
	return 2 ** (Math.round(Math.log2(PARTS_SHARE * Math.max(1, length))) / 2);
}

/** The text of each part. @param more further terms, anywhere. */
export function packParts({ firsts, lines }: TermParts, more: Iterable<TermText>): string[] {
	const added: string[][] = firsts.map(() => []);
	for (const each of more) added[lastAtMost(each[0], firsts)]?.push(toLine(each));
	return lines.map((own, part) => [...(added[part] ?? []), ...own].join('\n'));
}

const toLine = ([term, postings]: TermText) => `${term} ${postings}`;

/** The shortest beginning of `term` that sorts behind `before`. */
function shortestBehind(before: string, term: string): string {
	let length = 1;
	while (term.slice(0, length) <= before) length++;
	return term.slice(0, length);
}

/** Chosen by a hash of its letters (FNV-1a), independent of its neighbours. */
function mayBeginPart(term: string): boolean {
	let hash = 0x811c9dc5;
	for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
	// Terms that differ in their last letter would be chosen alike.
	return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 16) % TERMS_TO_BEGINNING === 0;
}
