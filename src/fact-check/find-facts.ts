import type { DescribedFact } from './fact.ts';
import { type PageBlocks, readBlocks, squeeze } from './page-blocks.ts';

/** Stands in the path of a page that shows one schema. */
const SCHEMA_PATH = '/schemas/';

interface FactCheck {
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
	facts: Iterable<DescribedFact>,
	pages: ReadonlyMap<string, string>,
	pageOf: (method: string, path: string) => string | undefined,
): FactCheck {
	const read = new Map<string, PageBlocks>();
	const blocksOf = (path: string): PageBlocks | undefined => {
		const html = pages.get(path);
		if (html === undefined) return undefined;
		const blocks = read.get(path) ?? readBlocks(html, path.includes(SCHEMA_PATH));
		read.set(path, blocks);
		return blocks;
	};
	const whole = new Map<string, ReadonlySet<PageBlocks>>();
	const all = () => new Set([...pages.keys()].flatMap((path) => blocksOf(path) ?? []));
	/** A page, those that it links to, and all schemas that these lead on to. */
	const reachedFrom = (path: string): Set<PageBlocks> => {
		const paths = new Set([path, ...(blocksOf(path)?.links ?? [])]);
		for (const reached of paths)
			if (reached.includes(SCHEMA_PATH)) for (const link of blocksOf(reached)?.links ?? []) if (link.includes(SCHEMA_PATH)) paths.add(link);
		return new Set([...paths].flatMap((reached) => blocksOf(reached) ?? []));
	};
	const placesOf = ({ scope }: DescribedFact): ReadonlySet<PageBlocks> => {
		const path = scope.kind === 'operation' ? pageOf(scope.method, scope.path) : undefined;
		const key = path ?? scope.kind;
		const places = whole.get(key) ?? (scope.kind === 'reference' ? all() : path === undefined ? new Set() : reachedFrom(path));
		whole.set(key, places);
		return places;
	};
	// Operations share schemas and so facts: each is looked for once on the same page.
	const known = new Map<string, { there: Set<PageBlocks>; looked: Set<PageBlocks> }>();
	const isThere = (fact: DescribedFact): boolean => {
		const key = `${[fact.beside, ...(fact.orBeside ?? [])].join(' ')}\n${fact.words.join('\n')}`;
		const { there, looked } = known.get(key) ?? { there: new Set(), looked: new Set() };
		known.set(key, { there, looked });
		const places = placesOf(fact);
		for (const blocks of there) if (places.has(blocks)) return true;
		for (const blocks of places) {
			if (looked.has(blocks)) continue;
			looked.add(blocks);
			if (!stands(fact, blocks)) continue;
			there.add(blocks);
			return true;
		}
		return false;
	};
	const missing: DescribedFact[] = [];
	let count = 0;
	for (const fact of facts) {
		count++;
		if (!isThere(fact)) missing.push(fact);
	}
	return { count, missing };
}

function stands({ words, beside, orBeside = [] }: DescribedFact, { text, beside: named }: PageBlocks): boolean {
	const texts = beside === undefined ? [text] : [beside, ...orBeside].flatMap((name) => named.get(squeeze(name)) ?? []);
	return words.map(squeeze).some((word) => texts.some((block) => block.includes(word)));
}
