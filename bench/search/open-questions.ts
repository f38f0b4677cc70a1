/**
 * Measures the search on every set of questions that is not held back, each by itself and all together. The index is made anew from the pages of a built site,
 * with the words of writers, the language and the ranking as they stand in the sources now: no build is needed after a change of these.
 * `node bench/search/open-questions.ts <built site> [--misses]`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPageFacts } from '#finished-page/page-facts.ts';
import { analysis } from '#language/analysis.ts';
import { thesaurus } from '#language/thesaurus.ts';
import { searchWords } from '#navigation/search-words.ts';
import { makeSearchIndex } from '#search/make-index.ts';
import { openSearchIndex } from '#search/open-index.ts';
import { answerQuery } from '#search/query.ts';
import { operationNames } from '#site/build/operation-names.ts';
import { searchSynonyms } from '#site/build/search-synonyms.ts';
import { searchedPages } from '#site/build/searched-pages.ts';
import { PROGRAM } from '#site/program.ts';
import { apiSearchWords } from '#site/read/api-texts.ts';
import { loadSite } from '#site/read/load-site.ts';
import {
	ask,
	byPage,
	type Question,
	qualityOf,
	readFreshQuestions,
	readLaterQuestions,
	readPracticeQuestions,
	readQuestions,
} from '../../tests/search/gold-set.ts';

const folder = resolve(process.argv[2] ?? 'dist');
const showsMisses = process.argv.includes('--misses');
const print = (line: string) => process.stdout.write(`${line}\n`);

const answer = await openAnew();
const sets: Record<string, Question[]> = {
	worked: readQuestions().filter(({ heldBack }) => !heldBack),
	later: readLaterQuestions(),
	practice: readPracticeQuestions(),
	fresh: readFreshQuestions().filter(({ heldBack }) => !heldBack),
};
print('| questions | | section R@3 | MRR | page R@3 | MRR |\n|---|--:|--:|--:|--:|--:|');
for (const [name, questions] of [...Object.entries(sets), ['all', Object.values(sets).flat()] as const]) {
	const outcomes = await ask(questions, answer);
	const pages = await ask(byPage(questions), async (text) => [...new Set((await answer(text)).map((path) => path.replace(/#.*/, '')))]);
	const cells = [outcomes, pages].map(qualityOf).flatMap(({ recall, meanReciprocalRank }) => [recall.toFixed(3), meanReciprocalRank.toFixed(3)]);
	print(`| ${[name, questions.length, ...cells].join(' | ')} |`);
	if (!showsMisses || name === 'all') continue;
	for (const { question, rank, found } of outcomes.filter((each) => each.rank !== 1)) {
		print(`  ${rank ?? '–'} ${question.text} → ${question.places.join(' ')}; first ${found.slice(0, 3).join(' ')}`);
	}
}

async function openAnew(): Promise<(text: string) => Promise<string[]>> {
	const { site, references, root } = await loadSite(PROGRAM);
	if (site === undefined) throw new Error('The site cannot be read.');
	const html = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.html')).sort();
	const pages = html.map((file) => readPageFacts(readFileSync(join(folder, file), 'utf8'), `/${file.replace(/index\.html$/, '')}`));
	const words = { sections: [...searchWords(site), ...apiSearchWords(references, root)], operations: operationNames(references) };
	const synonyms = searchSynonyms(site, references);
	const { files } = makeSearchIndex(searchedPages(site, pages, words), { analysis, nameEdition: () => 'open', synonyms, thesaurus });
	const texts = new Map(files.map(({ path, text }) => [path, text]));
	const index = await openSearchIndex(async (path) => texts.get(path) ?? '');
	return async (text) => (await answerQuery(index, text, { analysis })).map(({ path }) => path);
}
