/**
 * Measures the search of generated sites of some sizes, and others as they come beside it: what the results weigh, how long a keystroke takes, what the index costs.
 * `node bench/search/at-size.ts <folder with node_modules of minisearch, lunr, lunr-languages and pagefind> [pages …]`
 * The others are measured at sizes up to `OTHERS` (1000) pages: two of them are one file that grows with the site.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { analysis } from '#language/analysis.ts';
import type { SearchedPage } from '#search/items.ts';
import { makeSearchIndex } from '#search/make-index.ts';
import { openSearchIndex } from '#search/open-index.ts';
import { answerAsItComes, answerQuery } from '#search/query.ts';
import { generateSite } from '../../tests/sites/generate-site.ts';
import { type OtherSearch, openLunr, openMiniSearch, openPagefind, weigh } from './others.ts';

const QUERIES = [
	'frist',
	'prüfmessbereich',
	'laborgerät kalibrie',
	'Seite 7',
	'prufmesbereich',
	'messwert anzeigen',
	'Wie gebe ich eine Frist ab?',
	'Datei',
	'nummer soll',
];
const [modules = '.', ...sizes] = process.argv.slice(2);
const mostOfOthers = Number(process.env['OTHERS'] ?? 1000);
const print = (line: string) => process.stdout.write(`${line}\n`);

print('| pages | search | first results: median | most | all: median | most | a keystroke: most | making it (processor) |\n|--:|---|--:|--:|--:|--:|--:|--:|');
for (const size of sizes.length > 0 ? sizes.map(Number) : [100, 1000, 5000]) {
	const folder = mkdtempSync(join(tmpdir(), 'search-'));
	generateSite(join(folder, 'site'), size);
	const pages = readPages(join(folder, 'site/docs'));
	await own(pages);
	if (size <= mostOfOthers) await others(folder, pages);
	rmSync(folder, { recursive: true });
}

async function others(folder: string, pages: readonly SearchedPage[]): Promise<void> {
	const size = pages.length;
	const sections = pages.flatMap(({ path, sections: all }) => all.map(({ id, heading, text }) => ({ path: `${path}#${id}`, title: heading, text })));
	await other(size, () => openMiniSearch(sections, resolve(modules)));
	await other(size, () => openLunr(sections, resolve(modules)));
	for (const page of pages) writePage(join(folder, 'html', page.path), page);
	await row(size, await openPagefind(join(folder, 'html'), resolve(modules)));
}

async function own(pages: readonly SearchedPage[]): Promise<void> {
	const before = process.cpuUsage();
	const files = new Map(makeSearchIndex(pages, { analysis, nameEdition: () => 'e' }).files.map(({ path, text }) => [path, text]));
	const making = cpuSince(before);
	const open = (onRead: (size: number) => void) =>
		openSearchIndex(async (path) => {
			const text = files.get(path) ?? '';
			onRead(weigh(text));
			return text;
		});
	const warm = await openSearchIndex(async (path) => files.get(path) ?? '');
	let most = 0;
	for (const query of QUERIES) {
		for (let length = 1; length <= query.length; length++) {
			await answerQuery(warm, query.slice(0, length), { analysis });
			const start = process.cpuUsage();
			await answerQuery(warm, query.slice(0, length), { analysis });
			most = Math.max(most, cpuSince(start));
		}
	}
	const load = async (query: string) => {
		let all = 0;
		let first: number | undefined;
		const index = await open((size) => {
			all += size;
		});
		for await (const _ of answerAsItComes(index, query, { analysis })) first ??= all;
		return { first: first ?? all, all };
	};
	const first = async (query: string) => (await load(query)).first;
	const bytes = async (query: string) => (await load(query)).all;
	await row(pages.length, { name: '**ours**', first, bytes, keystroke: most, making });
}

async function other(size: number, open: () => OtherSearch): Promise<void> {
	const before = process.cpuUsage();
	const { name, bytes } = open();
	await row(size, { name, bytes, making: cpuSince(before) });
}

/** `first` is left out where all results come at once, `making` where another process makes the index. */
type Row = Pick<OtherSearch, 'name' | 'bytes'> & { first?: OtherSearch['bytes']; keystroke?: number; making?: number };

async function row(size: number, { name, first, bytes, keystroke, making }: Row): Promise<void> {
	const cells = [...(await middleAndMost(first ?? bytes)), ...(await middleAndMost(bytes))];
	print(`| ${[size, name, ...cells, seconds(keystroke, 3), seconds(making, 1)].join(' | ')} |`);
}

async function middleAndMost(bytes: OtherSearch['bytes']): Promise<string[]> {
	const weights: number[] = [];
	for (const query of QUERIES) weights.push((await bytes(query)) / 1000);
	weights.sort((a, b) => a - b);
	return [weights[weights.length >> 1], weights.at(-1)].map((kilobytes) => `${kilobytes?.toFixed(1)} kB`);
}

function seconds(value: number | undefined, digits: number): string {
	return value === undefined ? '–' : `${value.toFixed(digits)} s`;
}

function cpuSince(before: NodeJS.CpuUsage): number {
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1e6;
}

/** Reads the generated Markdown as the search is given finished pages. */
function readPages(folder: string): SearchedPage[] {
	const plain = (text: string) =>
		text
			.replace(/[|#*`>[\]]/g, ' ')
			.replace(/\s+/g, ' ')
			.trim();
	return (readdirSync(folder, { recursive: true }) as string[])
		.filter((file) => file.endsWith('.md'))
		.map((file) => {
			const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
			const title = /^title: (.*)$/m.exec(head)?.[1] ?? '';
			const [lead = '', ...rest] = body.split(/^(?=##)/m);
			const base = { linked: 0, entries: [] };
			const sections = rest.map((part, number) => {
				const [, level = '', heading = '', id = `abschnitt-x${number}`, text = ''] = /^(#+) (.*?)(?: \{#(.*)\})?\n([\s\S]*)$/.exec(part) ?? [];
				return { ...base, id, heading, level: level.length, text: plain(text) };
			});
			const first = { ...base, id: '', heading: title, level: 1, text: plain(lead) };
			return {
				path: `/docs/${file.replace(/\.md$/, '/')}`,
				kind: 'doc',
				noindex: false,
				title: `${title} | S`,
				description: '',
				keywords: [],
				sections: [first, ...sections],
			};
		});
}

/** Writes a page as Pagefind wants to read it. */
function writePage(folder: string, { title, sections }: SearchedPage): void {
	const body = sections
		.map(({ id, heading, text }) => (id === '' ? `<h1>${heading}</h1><p>${text}</p>` : `<h2 id="${id}">${heading}</h2><p>${text}</p>`))
		.join('');
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="de"><head><title>${title}</title></head><body><main>${body}</main></body></html>`);
}
