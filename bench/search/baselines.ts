/**
 * Puts the search beside others as they come, on the pages of a built site and the questions of `tests/search/questions.yml`.
 * `node bench/search/baselines.ts <built site> <folder with node_modules of minisearch, lunr, lunr-languages and pagefind>`
 * The others are no dependencies of this program: install them in a folder of their own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPageFacts } from '#finished-page/page-facts.ts';
import { analysis } from '#language/analysis.ts';
import { pageItems, searchedPage } from '#search/items.ts';
import { openSearchIndex } from '#search/open-index.ts';
import { answerQuery } from '#search/query.ts';
import { ask, byPage, qualityOf, readQuestions } from '../../tests/search/gold-set.ts';
import { type OtherSearch, openLunr, openMiniSearch, openPagefind, weigh } from './others.ts';

const [folder = 'dist', modules = '.'] = process.argv.slice(2).map((path) => resolve(path));
const pageOf = (path: string) => path.replace(/#.*/, '');
const questions = readQuestions();

async function report(name: string, answer: OtherSearch['answer'], bytes: OtherSearch['bytes']): Promise<void> {
	const halves = [false, true].flatMap((heldBack) => [questions.filter((question) => question.heldBack === heldBack)]);
	const cells: string[] = [];
	for (const half of halves) {
		for (const [set, give] of [
			[half, answer],
			[byPage(half), async (text: string) => [...new Set((await answer(text)).map(pageOf))]],
		] as const) {
			const { recall, meanReciprocalRank } = qualityOf(await ask(set, give));
			cells.push(recall.toFixed(3), meanReciprocalRank.toFixed(3));
		}
	}
	const weights: number[] = [];
	for (const { text } of questions) weights.push(await bytes(text));
	weights.sort((a, b) => a - b);
	process.stdout.write(`| ${[name, ...cells, weights[weights.length >> 1], weights.at(-1)].join(' | ')} |\n`);
}

const html = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.html')).sort();
const pages = html.flatMap(
	(file) => pageItems(searchedPage(readPageFacts(readFileSync(join(folder, file), 'utf8'), `/${file.replace(/index\.html$/, '')}`))) ?? [],
);
const sections = pages.flatMap(({ path, title, items }) =>
	items.filter(({ part }) => part !== 'entry').map(({ id, heading, text }) => ({ path: id === '' ? path : `${path}#${id}`, title: heading || title, text })),
);

process.stdout.write(
	'| search | tuned half: section R@3 | MRR | page R@3 | MRR | held back: section R@3 | MRR | page R@3 | MRR | bytes, median | most |\n|---|---|---|---|---|---|---|---|---|---|---|\n',
);

let read = 0;
const sizes = new Map<string, number>();
const own = (onRead: (size: number) => void) =>
	openSearchIndex(async (path) => {
		const text = readFileSync(join(folder, path), 'utf8');
		const size = sizes.get(path) ?? weigh(text);
		sizes.set(path, size);
		onRead(size);
		return text;
	});
const opened = await own(() => {});
await report(
	'ours',
	async (text) => (await answerQuery(opened, text, { analysis })).map(({ path }) => path),
	async (text) => {
		read = 0;
		const fresh = await own((size) => {
			read += size;
		});
		await answerQuery(fresh, text, { analysis });
		return read;
	},
);

const others = [openMiniSearch(sections, modules), openLunr(sections, modules), await openPagefind(folder, modules)];
for (const { name, answer, bytes } of others) await report(name, answer, bytes);
