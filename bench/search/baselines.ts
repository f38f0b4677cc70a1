/**
 * Puts the search beside others as they come, on the pages of a built site and the questions of `tests/search/questions.yml`.
 * `node bench/search/baselines.ts <built site> <folder with node_modules of minisearch, lunr, lunr-languages and pagefind>`
 * The others are no dependencies of this program: install them in a folder of their own.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readPageFacts } from '#finished-page/page-facts.ts';
import { analysis } from '#language/analysis.ts';
import { pageItems, searchedPage } from '#search/items.ts';
import { openSearchIndex } from '#search/open-index.ts';
import { answerQuery } from '#search/query.ts';
import { ask, byPage, qualityOf, readQuestions } from '../../tests/search/gold-set.ts';

const [folder = 'dist', others = '.'] = process.argv.slice(2).map((path) => resolve(path));
const load = createRequire(join(others, 'package.json'));
const weigh = (text: string | Uint8Array) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
const pageOf = (path: string) => path.replace(/#.*/, '');
const questions = readQuestions();

type Answer = (text: string) => Promise<string[]> | string[];

async function report(name: string, answer: Answer, bytes: (text: string) => Promise<number> | number): Promise<void> {
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

const MiniSearch = load('minisearch');
const mini = new MiniSearch({
	fields: ['title', 'text'],
	storeFields: ['path', 'title'],
	idField: 'path',
	searchOptions: { boost: { title: 2 }, prefix: true, fuzzy: 0.2 },
});
mini.addAll(sections);
const miniBytes = weigh(JSON.stringify(mini));
await report(
	'MiniSearch',
	(text) => mini.search(text).map(({ path }: { path: string }) => path),
	() => miniBytes,
);

const lunr = load('lunr');
load('lunr-languages/lunr.stemmer.support')(lunr);
load('lunr-languages/lunr.de')(lunr);
const index = lunr(function (this: {
	use(plugin: unknown): void;
	ref(name: string): void;
	field(name: string, options?: object): void;
	add(section: object): void;
}) {
	this.use(lunr.de);
	this.ref('path');
	this.field('title', { boost: 2 });
	this.field('text');
	for (const section of sections) this.add(section);
});
const lunrBytes = weigh(JSON.stringify(index)) + weigh(JSON.stringify(sections.map(({ path, title }) => [path, title])));
const lunrAnswer: Answer = (text) => {
	const plain = text.replace(/[:~^*+-]/g, ' ');
	return index.search(plain).map(({ ref }: { ref: string }) => ref);
};
await report('lunr with lunr-languages/de', lunrAnswer, () => lunrBytes);

/** Pagefind runs in a browser; its script asks for files with `fetch`, which reads from disk here. */
execFileSync(
	process.execPath,
	[join(others, 'node_modules/pagefind/lib/runner/bin.cjs'), '--site', folder, '--root-selector', 'main', '--output-path', join(others, 'pagefind-index')],
	{ stdio: 'ignore' },
);
copyFileSync(join(others, 'pagefind-index/pagefind.js'), join(others, 'pagefind-index/pagefind.mjs'));
globalThis.fetch = (async (address: string | URL | Request) => {
	const path = new URL(String(address instanceof Request ? address.url : address), 'file:///').pathname.replace(/^.*pagefind-index\//, '');
	const data = readFileSync(join(others, 'pagefind-index', decodeURIComponent(path)));
	read += data.length;
	return new Response(data, { headers: { 'content-type': path.endsWith('.json') ? 'application/json' : 'application/octet-stream' } });
}) as typeof fetch;
const browser = globalThis as Record<string, unknown>;
browser['window'] = globalThis;
browser['document'] = { querySelector: () => ({ getAttribute: () => 'de' }), documentElement: { getAttribute: () => 'de' } };
browser['location'] = new URL('http://localhost/');
const open = async () => {
	const pagefind = await import(`${join(others, 'pagefind-index/pagefind.mjs')}?${Math.random()}`);
	await pagefind.options({ basePath: 'http://localhost/pagefind-index/', baseUrl: '/' });
	return pagefind;
};
interface Fragment {
	url: string;
	sub_results: { url: string; locations: number[] }[];
}
const toPaths = (results: Fragment[]) =>
	results.flatMap(({ url, sub_results }) =>
		[...sub_results]
			.sort((a, b) => b.locations.length - a.locations.length)
			.slice(0, 3)
			.map((each) => each.url.replace(/^https?:\/\/[^/]+/, ''))
			.concat(url),
	);
const pagefind = await open();
const asked = async (engine: typeof pagefind, text: string): Promise<string[]> => {
	const { results } = await engine.search(text);
	const loaded: Fragment[] = await Promise.all(results.slice(0, 10).map((result: { data(): Promise<Fragment> }) => result.data()));
	return toPaths(loaded);
};
await report(
	'Pagefind',
	(text) => asked(pagefind, text),
	async (text) => {
		read = 0;
		await asked(await open(), text);
		return read;
	},
);
