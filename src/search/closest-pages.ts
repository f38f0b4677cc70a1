import { analysis } from '#language/analysis.ts';
import { editDistance } from '#text/edit-distance.ts';
import type { SearchKind } from './ranking.ts';
import { wordsIn } from './tokenise.ts';

/** A page as the list of all pages knows it (`/pages.json`). */
export interface ListedPage {
	/** Path without the base. */
	path: string;
	title: string;
	kind: SearchKind;
	/** Words its writer added for the search. */
	keywords: string[];
	/** Addresses that lead to it. */
	from?: string[];
}

/** How much a likeness counts: the address says most, then the title, then words for the search; parts of an address the less the earlier they stand. */
const WEIGHT = { slug: 1, title: 0.9, keyword: 0.8, titleWord: 0.6, earlierPart: 0.8, folders: 0.3 };
/** Of pages that are equally close. */
const KIND_BONUS: Record<SearchKind, number> = { manual: 0.03, glossary: 0.02, api: 0.01, page: 0.01, blog: 0 };
/** Less is no likeness. */
const LEAST_LIKENESS = 0.55;

/**
 * The pages that somebody may have meant by an address that does not exist: by the likeness of its parts to those of a page's address, to its title, to its keywords.
 * @param translate gives another word for a part, such as the German one for an English one.
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
	/** What was taken for two parts may be one: `inspections/add`. */
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

/** The parts of an address, folded: no base, no ending, no `index`, nothing that only came along with a copied address. */
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

/** Not the function that the console has: shared with it, these lines would be a file of their own for a browser to load. */
function decodeAddress(address: string): string {
	try {
		return decodeURIComponent(address);
	} catch {
		return address;
	}
}

/** From 0 to 1 how alike two folded words are: inflected, mistyped, or the one the beginning of the other. */
function alike(a: string, b: string): number {
	if (a === b) return 1;
	if (analysis.stem(a) === analysis.stem(b)) return 0.97;
	const [short, long] = a.length < b.length ? [a, b] : [b, a];
	if (short.length >= 3 && long.startsWith(short)) return 0.6 + (0.35 * short.length) / long.length;
	const distance = editDistance(a, b);
	return distance <= Math.max(1, Math.floor(long.length / 3)) && short.length > 2 ? 1 - distance / long.length : 0;
}
