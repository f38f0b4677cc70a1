import type { DescribedFact } from './fact.ts';
import { type PageBlocks, readBlocks, squeeze } from './page-blocks.ts';

export interface FactCheck {
	/** How many facts were looked for. */
	count: number;
	missing: DescribedFact[];
}

/**
 * Looks for facts in the finished pages of a reference, by path. A fact of an operation must stand on the operation's page, or on a page that it links to for a
 * schema; a fact beside a name must stand in a block that begins with the name.
 * @param pageOf path of the page of an operation.
 */
export function findFacts(
	facts: readonly DescribedFact[],
	pages: ReadonlyMap<string, string>,
	pageOf: (method: string, path: string) => string | undefined,
): FactCheck {
	const read = new Map<string, PageBlocks>();
	const blocksOf = (path: string): PageBlocks | undefined => {
		const html = pages.get(path);
		if (html === undefined) return undefined;
		const blocks = read.get(path) ?? readBlocks(html);
		read.set(path, blocks);
		return blocks;
	};
	const whole = new Map<string, PageBlocks[]>();
	const all = () => [...pages.keys()].flatMap((path) => blocksOf(path) ?? []);
	const placesOf = ({ scope }: DescribedFact): PageBlocks[] => {
		const path = scope.kind === 'operation' ? pageOf(scope.method, scope.path) : undefined;
		const key = path ?? scope.kind;
		const known = whole.get(key);
		if (known !== undefined) return known;
		const own = path === undefined ? undefined : blocksOf(path);
		const places =
			scope.kind === 'reference' ? all() : own === undefined ? [] : [own, ...own.links.flatMap((link) => (link === path ? [] : (blocksOf(link) ?? [])))];
		whole.set(key, places);
		return places;
	};
	// Operations share schemas and so facts: each is looked for once in the same place.
	const known = new Map<PageBlocks[], Map<string, boolean>>();
	const isThere = (fact: DescribedFact): boolean => {
		const places = placesOf(fact);
		const answers = known.get(places) ?? new Map<string, boolean>();
		known.set(places, answers);
		const key = JSON.stringify([fact.beside, fact.words]);
		const answer = answers.get(key) ?? places.some((blocks) => stands(fact, blocks));
		answers.set(key, answer);
		return answer;
	};
	const missing = facts.filter((fact) => !isThere(fact));
	return { count: facts.length, missing };
}

function stands({ words, beside }: DescribedFact, { text, beside: named }: PageBlocks): boolean {
	const texts = beside === undefined ? [text] : (named.get(squeeze(beside)) ?? []);
	return words.map(squeeze).some((word) => texts.some((block) => block.includes(word)));
}
