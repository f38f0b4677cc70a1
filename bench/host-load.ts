/**
 * Loads nginx with a built site on loopback, by HTTP/1.1 and by HTTP/2 with TLS, and works out what many readers cost. Writes `reports/load.md`.
 * Run: `node bench/host-load.ts FOLDER` with the folder of a built site. Needs nginx and h2load (Debian: nginx-light, nghttp2-client).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readBuiltBase } from '#server/built-base.ts';
import { readRedirects } from '#server/redirects.ts';
import type { RunningServer } from '../tests/child-server.ts';
import { HOSTS } from '../tests/hosts/start-host.ts';

const REQUESTS = 20_000;
const CLIENTS = 50;
/** Pages that a reader looks at, of all kinds that the site has. */
const PAGES = 10;
/** Bytes of the header fields of an answer, about. */
const HEADERS = 900;

const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('The folder of a built site is needed.');
const folder = resolve(given);
const base = readBuiltBase(folder);
const work = mkdtempSync(join(tmpdir(), 'host-load-'));
const redirects = readRedirects(readFileSync(join(folder, '_redirects'), 'utf8'));

const listed = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as { path: string }[];
const paths = Array.from({ length: PAGES }, (_, index) => listed[Math.floor((index * listed.length) / PAGES)]?.path ?? '/');
const pageFiles = paths.map((path) => join(folder, path, 'index.html'));
/** Files that the pages load and that are kept for good: each comes once. */
const assets = new Set(
	pageFiles.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:src|href)="([^"]*\/_astro\/[^"]+)"/g)].map(([, address = '']) => address)),
);
const sent = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
const assetFiles = [...assets].map((address) => join(folder, address.slice(base.length - 1)));

interface Figures {
	perSecond: number;
	megabytes: number;
	/** Milliseconds. */
	p50: number;
	p99: number;
	failed: number;
}

/** Asks for all of `addresses` in turn, again and again. */
function load(addresses: readonly string[], ...more: string[]): Figures {
	const log = join(work, 'log');
	rmSync(log, { force: true });
	const args = ['-n', `${REQUESTS}`, '-c', `${CLIENTS}`, '-H', 'accept-encoding: br, gzip', `--log-file=${log}`, ...more, ...addresses];
	const said = execFileSync('h2load', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
	const rows = readFileSync(log, 'utf8')
		.trim()
		.split('\n')
		.map((row) => row.split('\t').map(Number));
	const times = rows.map(([, , time = 0]) => time / 1000).sort((a, b) => a - b);
	const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
	const [, perSecond = '0', amount = '0', unit = 'B'] = /finished in .*?, ([\d.]+) req\/s, ([\d.]+)([KMG]?B)\/s/.exec(said) ?? [];
	const scale = { B: 1e-6, KB: 1e-3, MB: 1, GB: 1e3 }[unit] ?? 0;
	return {
		perSecond: Number(perSecond),
		megabytes: Number(amount) * scale,
		p50: at(0.5),
		p99: at(0.99),
		failed: rows.filter(([, status = 0]) => status >= 400 || status < 0).length,
	};
}

const site = { base, redirects, hasCatalog: true, languages: [] };
const start = async (isSecure: boolean) => (await HOSTS['nginx']?.start({ root: folder, site, work: join(work, `${isSecure}`), isSecure })) as RunningServer;
const measured: [string, Figures][] = [];
const hosts = { plain: await start(false), secure: await start(true) };
const etag = (await fetch(hosts.plain.origin + base, { headers: { 'accept-encoding': 'br' } })).headers.get('etag') ?? '';
const pagesOf = ({ origin }: RunningServer) => paths.map((path) => origin + base + path.slice(1));
measured.push([`HTTP/1.1, ${PAGES} pages of all kinds`, load(pagesOf(hosts.plain), '--h1')]);
measured.push([
	'HTTP/1.1, files that are kept for good',
	load(
		[...assets].slice(0, PAGES).map((address) => hosts.plain.origin + address),
		'--h1',
	),
]);
measured.push(['HTTP/1.1, a page that has not changed (304)', load([hosts.plain.origin + base], '--h1', '-H', `if-none-match: ${etag}`)]);
measured.push([`HTTP/2 by TLS, ${PAGES} pages of all kinds`, load(pagesOf(hosts.secure), '-m', '10')]);
await Promise.all([hosts.plain.stop(), hosts.secure.stop()]);
rmSync(work, { recursive: true, force: true });

const number = (value: number, digits = 0) => value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const sum = (files: readonly string[]) => files.reduce((total, file) => total + sent(file) + HEADERS, 0);
const visit = sum(pageFiles) + sum(assetFiles);
const requests = pageFiles.length + assetFiles.length;
const READERS = 1_000_000;
const DAY = 86_400;
/** In the busiest hour stands an eighth of a day's readers. */
const PEAK = DAY / (3600 * 8);
const gigabytes = (visit * READERS) / 1e9;
const perSecond = (requests * READERS) / DAY;
const PRICES = [0.005, 0.02, 0.08];
const HIT_RATES = [0.9, 0.99];

const report = `# Load and cost

Measured with \`node bench/host-load.ts\`: nginx with the configuration that \`npm run hosts\` writes, one worker, h2load with ${CLIENTS} connections and ${number(REQUESTS)} requests on the same machine
(${availableParallelism()} cores, load of ${number(loadavg()[0] ?? 0, 1)} at the end). Both share the cores, so a host of its own does more.

| | requests a second | MB a second | half of them within, ms | 99 % within, ms | failed |
|---|--:|--:|--:|--:|--:|
${measured.map(([name, { perSecond: rate, megabytes, p50, p99, failed }]) => `| ${name} | ${number(rate)} | ${number(megabytes, 1)} | ${number(p50, 1)} | ${number(p99, 1)} | ${failed} |`).join('\n')}

## A million readers a day

One visit is ${PAGES} pages of all kinds with everything they load for the first view: **${number(visit / 1000)} kB in ${requests} requests**, header fields included (about ${HEADERS} bytes each), compressed with Brotli as the build did it.
What is fetched ahead on fast lines, and what a reader opens (search, console), comes on top; a second visit asks again for pages only, most of them answered with 304 in a few hundred bytes.

| | a day |
|---|--:|
| bytes to readers | ${number(gigabytes)} GB (${number((gigabytes * 8 * 1000) / DAY)} Mbit/s on average, ${number((gigabytes * 8 * 1000 * PEAK) / DAY)} in the busiest hour) |
| requests | ${number((requests * READERS) / 1e6)} million (${number(perSecond)} a second, ${number(perSecond * PEAK)} in the busiest hour) |
${HIT_RATES.map((rate) => `| of these to the origin at a hit rate of ${number(rate * 100)} % | ${number((1 - rate) * perSecond * PEAK)} a second in the busiest hour |`).join('\n')}
${PRICES.map((price) => `| price of the bytes at ${price} a GB | ${number(gigabytes * price)} |`).join('\n')}

**Purge.** Only pages, feeds and lists have names that stay; they are revalidated (\`no-cache\`), so a CDN asks the origin with their ETag and nothing needs to be purged. A CDN that is told to keep pages for minutes
needs one purge of everything but \`/_astro/\` and the parts of the search after a publication; these names change with their content.

**What breaks first.** Not the host: ${number(perSecond * PEAK)} requests a second in the busiest hour stand against ${number(measured[0]?.[1].perSecond ?? 0)} that one worker answers here. It is the line: ${number((gigabytes * 8 * 1000 * PEAK) / DAY)} Mbit/s without a CDN.
`;
writeFileSync(new URL('../reports/load.md', import.meta.url), report);
console.log(report);
