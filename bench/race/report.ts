/** Writes the tables of `reports/race.md` anew from `reports/race.json` and draws the figures beside it: `npm run race:report`. The text around the tables is written by hand. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RACE } from './race-site.ts';
import { middle, readResults } from './results.ts';
import { type Column, growthTable, raceTable } from './tables.ts';

const REPORTS = join(import.meta.dirname, '../../reports');
const PEERS = ['ours', 'hugo', 'starlight', 'vitepress', 'docusaurus'];
const LINES = { fast: '40 ms, 20 Mbit/s', phone: '150 ms, 1.6 Mbit/s, processor ÷ 4', slow: '400 ms, 0.4 Mbit/s, processor ÷ 4' };

const BUILDS: readonly Column[] = [
	...['cold', 'warm', 'changed'].map((step) => ({ title: `${step}, CPU s`, step, value: 'cpu' })),
	...['cold', 'warm', 'changed'].map((step) => ({ title: `${step}, s`, step, value: 'wall' })),
	{ title: 'memory, MB', step: 'cold', value: 'memory', digits: 0 },
	{ title: 'output, MB', step: 'output', value: 'all' },
	{ title: 'of it compressed copies', step: 'output', value: 'compressed' },
	{ title: 'pages, MB', step: 'output', value: 'pages' },
	{ title: 'preview stands after, s', step: 'saving', value: 'ready' },
	{ title: 'saved → seen, s', step: 'saving', value: 'seen', digits: 2 },
	{ title: 'search: first row, kB', step: 'search', value: 'first' },
	{ title: 'search: all, kB', step: 'search', value: 'bytes' },
];

const readers = (line: string): Column[] => [
	{ title: 'kB', step: `view ${line}`, value: 'bytes' },
	{ title: 'requests', step: `view ${line}`, value: 'requests', digits: 0 },
	{ title: 'fetched ahead, kB', step: `view ${line}`, value: 'ahead' },
	{ title: 'FCP ÷ empty', step: `view ${line}`, value: 'fcpRatio', digits: 2 },
	{ title: 'LCP ÷ empty', step: `view ${line}`, value: 'lcpRatio', digits: 2 },
	{ title: 'CLS', step: `view ${line}`, value: 'cls', digits: 3 },
	{ title: 'ten pages, kB', step: `session ${line}`, value: 'bytes' },
	{ title: 'requests of ten', step: `session ${line}`, value: 'requests', digits: 0 },
	{ title: 'waited for ten, s', step: `session ${line}`, value: 'seconds' },
];

const PARTS: readonly Column[] = [
	{ title: 'page: article', step: 'parts', value: 'article' },
	{ title: 'page: navigation', step: 'parts', value: 'navigation' },
	{ title: 'page: styles', step: 'parts', value: 'styles' },
	{ title: 'page: scripts and data', step: 'parts', value: 'scripts' },
	{ title: 'page: the rest', step: 'parts', value: 'frame' },
	{ title: 'scripts', step: 'parts', value: 'fileScripts' },
	{ title: 'style sheets', step: 'parts', value: 'fileStyles' },
	{ title: 'pictures', step: 'parts', value: 'fileImages' },
	{ title: 'other files', step: 'parts', value: 'files' },
	{ title: 'header fields', step: 'parts', value: 'headers' },
];

const all = readResults(join(REPORTS, 'race.json'));
const contents = [...new Set(all.map(({ content }) => content))];
const sizes = contents.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(a) - Number(b));
const rounds = (content: string) => new Set(all.filter((one) => one.content === content).map(({ round }) => round)).size;
const failures = all.filter(({ failed }) => failed !== undefined);

const tables = [
	...sizes.flatMap((content) => [`### ${content} pages (rounds: ${rounds(content)})`, raceTable(all, { content, columns: BUILDS, peers: PEERS })]),
	...contents
		.filter((name) => name.startsWith('api-'))
		.flatMap((content) => [`### Description: ${content.slice(4)}`, raceTable(all, { content, columns: BUILDS, peers: PEERS })]),
	...sizes.flatMap((content) =>
		Object.entries(LINES).flatMap(([line, said]) => {
			const table = raceTable(all, { content, columns: readers(line), peers: PEERS });
			return table.includes('ours') ? [`### A page of ${content}, then ten: ${said}`, table] : [];
		}),
	),
	...sizes.flatMap((content) => {
		const table = raceTable(all, { content, columns: PARTS, peers: PEERS });
		return table.includes('ours') ? [`### What the first view of ${content} is made of, kB`, table] : [];
	}),
	'### Growth',
	growthTable(all, {
		sizes,
		peers: PEERS,
		columns: [
			{ title: 'cold, CPU s', step: 'cold', value: 'cpu', digits: 1 },
			{ title: 'memory, MB', step: 'cold', value: 'memory' },
			{ title: 'output, MB', step: 'output', value: 'all', digits: 1 },
			{ title: 'files', step: 'output', value: 'files' },
		],
	}),
	...(failures.length === 0
		? []
		: ['### What failed', ...failures.map(({ peer, content, step, failed }) => `- ${peer}, ${content}, ${step}: ${failed?.split('\n')[0]}`)]),
].join('\n\n');

const file = join(REPORTS, 'race.md');
const [before = '', , after = ''] = readFileSync(file, 'utf8').split(/<!-- \/?tables -->/);
writeFileSync(file, `${before}<!-- tables -->\n${tables}\n<!-- /tables -->${after}`);

const figure = (name: string, label: string, columns: readonly (Column & { content: string; group: string })[]) => ({
	name,
	label,
	peers: PEERS,
	rows: columns.flatMap(({ content, group, step, value, digits = 0 }) =>
		PEERS.map((peer) => {
			const number = middle(all, { peer, content, step, value });
			return { peer, group, value: number ?? 0, said: number?.toLocaleString('en-GB', { maximumFractionDigits: digits }) ?? 'not measured' };
		}),
	),
});
const bySize = (step: string, value: string) => sizes.map((content) => ({ title: '', content, group: `${content} pages`, step, value }));
/** The largest site for which this step was measured. */
const largest = (step: string) => sizes.findLast((size) => all.some((one) => one.content === size && one.peer !== 'ours' && one.step === step)) ?? '';
const [built, read] = [largest('cold'), largest('view fast')];
const byStep = ['cold', 'warm', 'changed'].map((step) => ({ title: '', content: built, group: step, step, value: 'cpu' }));
const byLine = (step: string) => Object.keys(LINES).map((line) => ({ title: '', content: read, group: line, step: `${step} ${line}`, value: 'bytes' }));
draw([
	figure('race-builds', `processor seconds, ${built} pages`, byStep),
	figure('race-memory', 'MB, cold build', bySize('cold', 'memory')),
	figure('race-view', `kB of the first view, ${read} pages`, byLine('view').slice(0, 1)),
	figure('race-session', `kB of ten pages, site of ${read}`, byLine('session')),
]);

/** Drawn by a maintained library that only this race installs. */
function draw(figures: readonly unknown[]): void {
	const folder = join(RACE, 'plot');
	mkdirSync(folder, { recursive: true });
	cpSync(join(import.meta.dirname, 'plot'), folder, { recursive: true });
	const run = (command: string, args: readonly string[], input?: string) => {
		const { status } = spawnSync(command, args, { cwd: folder, input, stdio: ['pipe', 'inherit', 'inherit'] });
		if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
	};
	if (!existsSync(join(folder, 'node_modules'))) run('npm', ['ci', '--no-audit', '--no-fund']);
	run(process.execPath, ['draw.mjs', join(REPORTS, 'pictures')], JSON.stringify(figures));
}
