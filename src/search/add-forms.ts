import type { Analysis } from '#text/analysis.ts';
import { lastPartsIn } from './compound.ts';
import type { Gathered } from './gather-postings.ts';
import type { TermPacker } from './packed-terms.ts';
import { PLACE } from './postings.ts';
import { MATCH_WEIGHT } from './ranking.ts';
import { lazySource, type TermSource, type TermSources } from './term-source.ts';

interface FormOptions {
	/** Inflected words of all texts, sorted. */
	words: readonly string[];
	gathered: Gathered;
	analysis: Analysis;
}

/** First characters of recipes: which step made the postings. */
const MADE_BY = { compound: '+', written: '~' } as const;

/** Adds to each word the postings of compounds that end with it, so „Intervall“ finds „Prüfintervall“. */
export function addCompounds(terms: TermSources, { words, gathered, analysis }: FormOptions): void {
	const inside = new Map<string, Set<string>>();
	const lastParts = lastPartsIn({ words: new Set(words), stems: terms }, analysis);
	for (const word of words) {
		const term = analysis.stem(word);
		if (!terms.has(term)) continue;
		for (const part of lastParts(word)) inside.set(part, (inside.get(part) ?? new Set()).add(term));
	}
	const made = [...inside].map(([part, compounds]) => {
		const own = terms.get(part);
		const sources = [...compounds].flatMap((term) => terms.get(term) ?? []);
		const recipe = MADE_BY.compound + [own === undefined ? '' : part, ...compounds].join(' ');
		const isSame = [own ?? [], sources].flat().every((source) => source.isSame);
		const source = lazySource(recipe, isSame, () => {
			// Before anything is gathered: a source may have to gather its own postings.
			const [ofOwn, lists] = [own?.list(), sources.map((each) => each.list())];
			if (ofOwn !== undefined) gathered.add(ofOwn);
			for (const list of lists) gathered.add(list, MATCH_WEIGHT.compound, PLACE.text);
			return gathered.take();
		});
		return [part, source] as const;
	});
	for (const [part, source] of made) terms.set(part, source);
}

/** Adds the written forms of words that do not begin like their stem („ausgemustert“, „gibt“), so they are found by prefix while a reader types. */
export function addWrittenForms(terms: TermSources, { words, gathered, analysis: { stem }, packer }: FormOptions & { packer: TermPacker }): void {
	for (const [at, word] of words.entries()) {
		const root = stem(word);
		if (root.startsWith(word) || word.startsWith(root)) continue;
		const next = words[at + 1] ?? '';
		// A prefix of a longer form with the same postings is found by that form.
		if (next.startsWith(word) && stem(next) === root) continue;
		const sources = [word, root].flatMap((term) => namedSource(terms, term));
		const isSame = sources.every(({ term, source }) => packer.isKept(term, source));
		terms.set(
			word,
			lazySource(writtenRecipe(sources), isSame, () => {
				for (const list of sources.map(({ source }) => source.list())) gathered.add(list);
				return gathered.take();
			}),
		);
	}
}

/** Tells of each source which step made it, so that another step is another recipe. Unknown where one of them is. */
function writtenRecipe(sources: readonly { term: string; source: TermSource }[]): string | undefined {
	if (sources.some(({ source }) => source.recipe === undefined)) return undefined;
	return MADE_BY.written + sources.map(({ term, source }) => term + (source.recipe?.[0] ?? '')).join(' ');
}

function namedSource(terms: TermSources, term: string): { term: string; source: TermSource }[] {
	const source = terms.get(term);
	return source === undefined ? [] : [{ term, source }];
}
