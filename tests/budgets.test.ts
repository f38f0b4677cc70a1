import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildInto, buildOwnSite, temporaryFolder } from './sites/build-fixture.ts';
import { generateSite } from './sites/generate-site.ts';
import { ownShare, withoutFigures } from './sites/own-share.ts';
import { openRequestLog } from './sites/page-requests.ts';
import { weigh } from './sites/weigh.ts';

/**
 * Byte budgets, brotli quality 9, cold cache. Each is the current weight, and a few bytes more, so that additions do not go unnoticed.
 */
const DOCUMENT = 14_470;
/** Characters of markup behind a heading in which a reader finds what it is about. */
const BEGINNING = 2_000;
/** Scripts of the first view. */
const SCRIPTS = 6_480;
/** Scripts that load after the page: page changes and their failures, the registration of the service worker, the look for a newer site, and the check whether the page has code. */
const LATER = 4_615;
/** The service worker, which loads after them. Reading offline costs a page some 2,150 bytes before it is used. */
const WORKER = 1_905;
/** The whole first view; 18,000 are the aim. */
const ALL = 18_820;
/**
 * The site's own share of a real page: document without the article, styles, scripts. 14,000 are the aim; sidebar, table of contents, search, versions and the router
 * together weigh more.
 */
const OWN_SHARE = 17_620;
/** A page of the docs without its figures; 20,000 are the aim. */
const FIRST_VIEW = 20_854;
/** Words of a page that has to keep to that: a word weighs three bytes, so that those of the longest pages alone weigh 12,000. */
const LONG = 1_250;

interface Opened {
	site: BuiltSite;
	log: Awaited<ReturnType<typeof openRequestLog>>;
}

const opened: Opened[] = [];
async function open(site: BuiltSite): Promise<Opened> {
	const both = { site, log: await openRequestLog(site.folder) };
	opened.push(both);
	return both;
}
afterAll(() => Promise.all(opened.map(({ log }) => log.close())));

interface Weight {
	document: number;
	scripts: number;
	/** Scripts that load after the page. */
	later: number;
	/** The first view: everything that loads before these scripts. */
	all: number;
}

async function weightOf({ site, log }: Opened, path: string): Promise<Weight> {
	const files = (await log.of(path)).filter(({ url }) => url.origin === log.origin);
	const sum = (kept: typeof files) => kept.reduce((total, { url }) => total + weigh(site.text(decodeURI(url.pathname))), 0);
	const first = files.filter(({ later }) => !later);
	return {
		document: weigh(site.text(path)),
		scripts: sum(first.filter(({ type }) => type === 'script')),
		later: sum(files.filter(({ later, type }) => later && type === 'script')),
		all: sum(first),
	};
}

/** Files that hold React's client, in any page's reach. */
const reactFiles = ({ files, text }: BuiltSite) => files.filter((file) => file.endsWith('.js') && /Minified React error|react\.dev\/errors/.test(text(file)));

describe('the page that budgets are made for: about 1,000 words with tables and code', () => {
	let weight: Weight;
	let worker: number;
	beforeAll(async () => {
		const folder = temporaryFolder();
		generateSite(join(folder, 'sources'), 50);
		const opened = await open(await buildInto(join(folder, 'sources'), join(folder, 'built')));
		weight = await weightOf(opened, '/docs/teil-0/seite-7/');
		worker = weigh(opened.site.text('/sw.js'));
	});

	test('comes with the first flight', () => expect(weight.document).toBeLessThanOrEqual(DOCUMENT));
	test('loads few scripts', () => expect(weight.scripts).toBeLessThanOrEqual(SCRIPTS));
	test('loads few more when it stands', () => {
		expect(weight.later).toBeGreaterThan(0);
		expect(weight.later).toBeLessThanOrEqual(LATER);
	});
	test('weighs little in all', () => expect(weight.all).toBeLessThanOrEqual(ALL));
	test('keeps what was visited by a small worker', () => expect(worker).toBeLessThanOrEqual(WORKER));
});

describe('our own site', () => {
	let own: Opened;
	beforeAll(async () => {
		own = await open(await buildOwnSite());
	});

	test('each manual page keeps its own share small', async () => {
		const pages = [...own.site.pages.keys()].filter((path) => path.startsWith('/docs/handbuch/') || path.startsWith('/docs/terms/'));
		expect(pages).not.toEqual([]);
		// Styles stand in the document and scripts are the same everywhere, so one page in the browser speaks for all.
		const { scripts } = await weightOf(own, '/docs/handbuch/pruefmittel/');
		const heavy = pages.map((path) => ({ path, bytes: weigh(ownShare(own.site.text(path))) + scripts })).filter(({ bytes }) => bytes > OWN_SHARE);
		expect(heavy).toEqual([]);
	});

	test(`the first view of a page of up to ${LONG} words is light, but for its figures`, async () => {
		const { scripts } = await weightOf(own, '/docs/handbuch/pruefmittel/');
		const pages = [...own.site.pages].filter(([, html]) => html.includes('data-kind="doc"')).map(([path, html]) => ({ path, ...withoutFigures(html) }));
		const short = pages.filter(({ words }) => words <= LONG);
		expect(short.length).toBeGreaterThan(pages.length / 2);
		expect(short.map(({ path, bytes }) => ({ path, bytes: bytes + scripts })).filter(({ bytes }) => bytes > FIRST_VIEW)).toEqual([]);
	});

	test('every page shows the beginning of its first section with the first flight', () => {
		const beginnings = [...own.site.pages].map(([path, html]) => ({ path, bytes: weigh(html.slice(0, html.indexOf('</h2>') + BEGINNING)) }));
		expect(beginnings.filter(({ bytes }) => bytes > DOCUMENT)).toEqual([]);
	});

	test.each([['/'], ['/blog/'], ['/blog/eAttestations-dakks/'], ['/docs/handbuch/pruefmittel/']])('%s loads few scripts', async (path) => {
		expect((await weightOf(own, path)).scripts).toBeLessThanOrEqual(SCRIPTS);
	});

	test.each([['/'], ['/blog/']])('%s weighs little in all', async (path) => {
		expect((await weightOf(own, path)).all).toBeLessThanOrEqual(ALL);
	});

	test.each([['/'], ['/docs/handbuch/pruefmittel/'], ['/404.html']])('%s loads nothing from elsewhere and no React', async (path) => {
		const requests = await own.log.of(path);
		expect(requests.filter(({ url }) => url.origin !== own.log.origin && url.protocol !== 'data:').map(({ url }) => url.href)).toEqual([]);
		expect(requests.map(({ url }) => url.pathname).filter((file) => reactFiles(own.site).includes(file))).toEqual([]);
	});

	test('every page has the same script, and no page without islands names a file of React', () => {
		const react = reactFiles(own.site);
		const scripts = new Set([...own.site.pages.values()].flatMap((html) => [...html.matchAll(/<script [^>]*src="([^"]*)"/g)].map(([, file]) => file)));
		expect(scripts.size).toBe(1);
		const naming = [...own.site.pages].filter(([, html]) => !html.includes('<astro-island') && react.some((file) => html.includes(file)));
		expect(naming.map(([path]) => path)).toEqual([]);
	});
});
