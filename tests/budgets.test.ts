import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildInto, buildOwnSite, temporaryFolder } from './sites/build-fixture.ts';
import { generateSite } from './sites/generate-site.ts';
import { ownShare, withoutFigures } from './sites/own-share.ts';
import { openRequestLog } from './sites/page-requests.ts';
import { weigh } from './sites/weigh.ts';

/** Byte budgets, brotli quality 9, cold cache. */
const DOCUMENT = 14_600;
/** Characters of markup behind a heading in which a reader finds what it is about. */
const BEGINNING = 2_000;
/** What is reached, and 30 more: the names of files carry hashes, and other letters in them compress by so many bytes better or worse. 60 are for an announcement that goes in all tabs and is not covered by the bar, 30 for a drawer that does not open over another page and places in tabs that are gone to. */
const SCRIPTS = 6_340;
/**
 * Scripts that come when the page stands: what brings the next one, what begins to keep pages, and what asks whether there is code to be read. 130 of it are
 * what is said of a page that does not come: only this script says it, so the first one need not carry it. 65 keep the place of a reader who reads on while a page is
 * on its way, the menu that is open then, and the page from a style sheet that is never answered. 41 take away the styles of a page that was given up,
 * 16 say what a reader can do about a server that does not answer, 56 open what a place stands in before it is gone to; 30 are for hashes in names.
 */
const LATER = 4_350;
/** The service worker, which comes after them. All that works without a network costs a page some 2,150 before it is used; what begins it is 250 of that, 60 give the page for what has no copy its look and a way to try again, and 130 let films of a kept edition play, which are asked for in parts. */
const WORKER = 1_900;
/** 18,000 were the aim and held until the announcement followed all tabs: what is reached, and 20 more for hashes in names. 20 of it let a long column of the footer flow into two, 70 are the 30 and most of the 56 above. */
const ALL = 18_220;
/**
 * The site's own share of a real page: document without the article, styles, scripts. 14,000 were the aim; sidebar, table of contents,
 * search, versions and the router together weigh more. The budget holds what is reached, and 90 more for what is not ours to choose
 * (hashes in names of files, the day of the last change): the next change must not add to it unnoticed. 100 were added for dialogs and menus that
 * had no look of their own, for long names in the table of contents and for categories without a page; 50 for signs of
 * statuses that leave the line, and code that stands alone in a cell; 150 for the announcement and for ids that no heading gets;
 * 20 for long columns of the footer; 60 for the drawer, places in tabs, and tables and code that are complete on paper.
 */
const OWN_SHARE = 16_980;
/** A page of the docs without its figures: 20,000 are the aim, which a single page misses by 150. 20 of them keep its names with hyphens in one line, 20 are for long columns of the footer, 60 as above. */
const FIRST_VIEW = 20_250;
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
	/** Scripts that come when the page stands. */
	later: number;
	/** The first view: all that comes before. */
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

	test('the first view of a page of up to 1,250 words is light, but for its figures', async () => {
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
