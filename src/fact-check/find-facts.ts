import type { DescribedFact } from './fact.ts';
import { type PageBlocks, readBlocks, squeeze } from './page-blocks.ts';

/** Stands in the path of a page that shows one schema. */
const SCHEMA = '/schemas/';

export interface FactCheck {
	/** How many facts were looked for. */
	count: number;
	missing: DescribedFact[];
}

/**
 * Looks for facts in the finished pages of a reference, by path. A fact of an operation must stand on the operation's page, or on one that it leads to from schema to
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
	/** A page, those that it links to, and all schemas that these lead on to. */
	const reachedFrom = (path: string): PageBlocks[] => {
		const paths = new Set([path, ...(blocksOf(path)?.links ?? [])]);
		for (const reached of paths) if (reached.includes(SCHEMA)) for (const link of blocksOf(reached)?.links ?? []) if (link.includes(SCHEMA)) paths.add(link);
		return [...paths].flatMap((reached) => blocksOf(reached) ?? []);
	};
	const placesOf = ({ scope }: DescribedFact): PageBlocks[] => {
		const path = scope.kind === 'operation' ? pageOf(scope.method, scope.path) : undefined;
		const key = path ?? scope.kind;
		const places = whole.get(key) ?? (scope.kind === 'reference' ? all() : path === undefined ? [] : reachedFrom(path));
		whole.set(key, places);
		return places;
	};
	// Operations share schemas and so facts: each is looked for once on the same page.
	const known = new Map<string, Map<PageBlocks, boolean>>();
	const isThere = (fact: DescribedFact): boolean => {
		const key = JSON.stringify([fact.beside, fact.words]);
		const answers = known.get(key) ?? new Map<PageBlocks, boolean>();
		known.set(key, answers);
		return placesOf(fact).some((blocks) => {
			const answer = answers.get(blocks) ?? stands(fact, blocks);
			answers.set(blocks, answer);
			return answer;
		});
	};
	const missing = facts.filter((fact) => !isThere(fact));
	return { count: facts.length, missing };
}

function stands({ words, beside }: DescribedFact, { text, beside: named }: PageBlocks): boolean {
	const texts = beside === undefined ? [text] : (named.get(squeeze(beside)) ?? []);
	return words.map(squeeze).some((word) => texts.some((block) => block.includes(word)));
}
