import { lastAtMost } from './part-of-term.ts';
import { ANY_ENDING } from './search-files.ts';

/** Fewest characters of a part: small enough that a query loads little, large enough that it rarely loads two parts. */
const PART_SIZE = 15_000;
/** One in this many terms may begin a part, chosen by a hash, so that a small change of the texts moves few terms to another part. */
const TERMS_TO_BEGINNING = 4;

/** The sorted terms cut into parts of similar size, each named by its first term. */
interface TermParts {
	firsts: string[];
	/** Of each part its terms as JSON: postings by term. */
	entries: string[][];
}

/** Cuts the sorted terms into parts. @param numbers the postings of each term as numbers. */
export function partTerms(terms: readonly string[], numbers: readonly string[]): TermParts {
	const parts: TermParts = { firsts: [], entries: [] };
	let filled = 0;
	for (const [at, term] of terms.entries()) {
		if (at === 0 || (filled >= PART_SIZE && mayBeginPart(term))) {
			parts.firsts.push(term);
			parts.entries.push([]);
			filled = 0;
		}
		const entry = termEntry(term, numbers[at] ?? '');
		parts.entries.at(-1)?.push(entry);
		filled += entry.length;
	}
	return parts;
}

/** The text of each part. A beginning lies in the part of the first terms that begin so, before these. @param beginnings longer ones first. */
export function packParts({ firsts, entries }: TermParts, beginnings: ReadonlyMap<string, string>): string[] {
	const before: string[][] = firsts.map(() => []);
	for (const [beginning, numbers] of beginnings) before[lastAtMost(beginning + ANY_ENDING, firsts)]?.unshift(termEntry(beginning + ANY_ENDING, numbers));
	return entries.map((own, part) => `{${[...(before[part] ?? []), ...own].join(',')}}`);
}

const termEntry = (term: string, numbers: string) => `${JSON.stringify(term)}:[${numbers}]`;

/** Chosen by a hash of its letters (FNV-1a), independent of its neighbours. */
function mayBeginPart(term: string): boolean {
	let hash = 0x811c9dc5;
	for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
	return (hash >>> 16) % TERMS_TO_BEGINNING === 0;
}
