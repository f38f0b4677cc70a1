import { analysis } from '#language/analysis.ts';
import { editDistance } from '#text/edit-distance.ts';
import type { SearchKind } from './ranking.ts';
import { wordsIn } from './tokenise.ts';

/** A page in the list of all pages (`/pages.json`). */
export interface ListedPage {
	/** Path without the base. */
	path: string;
	title: string;
	kind: SearchKind;
	/** Search words from its writer. */
	keywords: string[];
	/** Addresses that redirect to it. */
	from?: string[];
}

/** Weight of a similarity: the address counts most, then the title, then search words; earlier parts of an address count less. */
const WEIGHT = { slug: 1, title: 0.9, keyword: 0.8, titleWord: 0.6, earlierPart: 0.8, folders: 0.3 };
/** Decides between pages that are equally similar. */
const KIND_BONUS: Record<SearchKind, number> = { manual: 0.03, glossary: 0.02, api: 0.01, page: 0.01, blog: 0 };
/** Lowest similarity that counts. */
const LEAST_LIKENESS = 0.55;

/**
 * The pages that a reader may have meant by an address that does not exist, most likely first. Compares its parts with the address, title and keywords of each page.
 * @param translate returns another word for a part, such as the German for an English one.
 */
export function closestPages(address: string, pages: readonly ListedPage[], translate: (part: string) => string | undefined): ListedPage[] {
	const parts = addressParts(address);
	const meant = parts.map((part, index) => ({
		keys: [part, translate(part)].filter((key) => key !== undefined),
		joined: index > 0 ? `${parts[index - 1]}${part}` : part,
		weight: WEIGHT.earlierPart ** (parts.length - 1 - index),
	}));
	return pages
		.map((page) => ({ page, score: Math.max(...[page.path, ...(page.from ?? [])].map((path) => scorePage(meant, { ...page, path }))) }))
		.filter(({ score: each }) => each >= LEAST_LIKENESS)
		.sort((a, b) => b.score - a.score)
		.map(({ page }) => page);
}

interface AddressPart {
	/** The part, and its translation. */
	keys: string[];
	/** Two parts may be meant as one: `inspections/add`. */
	joined: string;
	weight: number;
}

function scorePage(meant: readonly AddressPart[], { path, title, kind, keywords }: ListedPage): number {
	const own = addressParts(path);
	const slug = own.at(-1) ?? '';
	const folders = own.slice(0, -1);
	const name = foldedKey(title);
	const nameWords = wordsIn(title).map(({ whole }) => whole);
	const synonyms = new Set(keywords.map((word) => analysis.stem(foldedKey(word))));
	const likeness = (key: string) =>
		Math.max(
			WEIGHT.slug * alike(key, slug),
			WEIGHT.title * alike(key, name),
			synonyms.has(analysis.stem(key)) ? WEIGHT.keyword : 0,
			...nameWords.map((word) => (word.length > 2 ? WEIGHT.titleWord * alike(key, word) : 0)),
		);
	const best = meant
		.map(({ keys, joined, weight }) => ({ keys, value: weight * Math.max(joined === slug ? WEIGHT.slug : 0, ...keys.map(likeness)) }))
		.sort((a, b) => b.value - a.value);
	const [first, ...others] = best;
	if (first === undefined) return 0;
	const shared = others.filter(({ keys }) => keys.some((key) => folders.some((folder) => alike(key, folder) > 0.7))).length;
	return first.value + (others.length > 0 ? (WEIGHT.folders * shared) / Math.max(others.length, folders.length) : 0) + KIND_BONUS[kind];
}

/** The folded parts of an address, without base, file extension, `index`, and characters that were copied along. */
function addressParts(address: string): string[] {
	return decodeAddress(address)
		.split('/')
		.map((part) => foldedKey(part.replace(/\.[a-z]{2,4}$/i, '')))
		.filter((part) => part !== '' && part !== 'index' && part !== 'amp');
}

const foldedKey = (text: string) =>
	wordsIn(text)
		.map(({ whole }) => whole)
		.join('');

/** Repeats a function of the console: shared with it, these lines would be a separate file that browsers load. */
function decodeAddress(address: string): string {
	try {
		return decodeURIComponent(address);
	} catch {
		return address;
	}
}

/** Similarity of two folded words, from 0 to 1: inflected, mistyped, or one the beginning of the other. */
function alike(a: string, b: string): number {
	if (a === b) return 1;
	if (analysis.stem(a) === analysis.stem(b)) return 0.97;
	const [short, long] = a.length < b.length ? [a, b] : [b, a];
	if (short.length >= 3 && long.startsWith(short)) return 0.6 + (0.35 * short.length) / long.length;
	const distance = editDistance(a, b);
	return distance <= Math.max(1, Math.floor(long.length / 3)) && short.length > 2 ? 1 - distance / long.length : 0;
}
