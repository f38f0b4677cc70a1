import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sealedText } from '#content/files/written-file.ts';
import { readPageFacts } from '#finished-page/page-facts.ts';
import { hostFiles } from '#publish/hosts/host-files.ts';
import { closestPages, type ListedPage } from '#search/closest-pages.ts';
import { readRedirects } from '#server/redirects.ts';
import { PROGRAM } from '#site/program.ts';
import { englishWords } from '#words/english.fixture.ts';
import { notFound } from '#words/not-found.ts';
import { ask, byPage, givenQuestions, qualityOf, readFreshQuestions, readLaterQuestions, readPracticeQuestions, readQuestions } from '../search/gold-set.ts';
import { type BuiltSite, buildOwnSite } from './build-fixture.ts';
import { wordsOf, wordsOfElements } from './element-words.ts';
import { htmlFaults } from './html-faults.ts';
import { stepsFrom } from './link-reach.ts';
import { chromeTexts, readElements } from './read-html.ts';
import { indexLoad, openSearch, searchedTexts } from './site-search.ts';
import { weigh } from './weigh.ts';

/** Bytes of the code of the search, brotli quality 9: the current weight, and a few bytes more. */
const MOST_SCRIPTS = 11_835;
/** Bytes that a question of readers loads with that code: the middle one, and the dearest. Each current weight, and room for new texts. */
const USUAL_LOAD = { first: 22_500, all: 32_500 };
const MOST_LOAD = { first: 41_000, all: 50_000 };

let site: BuiltSite;
beforeAll(async () => {
	site = await buildOwnSite();
});

/** Faults of all pages, as `path: finding`. */
const onEveryPage = (look: (html: string, path: string) => string[]) =>
	[...site.pages].flatMap(([path, html]) => look(html, path).map((finding) => `${path}: ${finding}`));

/** Made from the API description, whose names are English. */
const isApi = (path: string) => path.startsWith('/docs/api/');

describe('routes', () => {
	test('stand in the sitemap, all but those that search engines are to leave out', () => {
		const listed = [...site.text('/sitemap-0.xml').matchAll(/<loc>https:\/\/docs\.example\.com([^<]*)<\/loc>/g)].map(([, path = '']) => path);
		const open = [...site.pages].filter(([path, html]) => path !== '/404.html' && !html.includes('<meta name="robots" content="noindex')).map(([path]) => path);
		expect(open.length).toBeGreaterThan(20);
		expect(listed.sort()).toEqual(open.sort());
	});

	test('have their feeds, which every page offers', () => {
		for (const feed of ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']) {
			expect(site.text(feed)).toContain('Software News');
			expect(onEveryPage((html) => (html.includes(`href="${feed}"`) ? [] : [feed]))).toEqual([]);
		}
	});
});

test('deploy/ is what „npm run hosts“ writes for this site', () => {
	for (const { text, ...file } of hostFiles({ base: '/', redirects: readRedirects(site.text('/_redirects')), hasCatalog: true, languages: [] })) {
		expect(readFileSync(join(PROGRAM, 'deploy', file.name), 'utf8'), file.name).toBe(sealedText(text, file));
		expect((statSync(join(PROGRAM, 'deploy', file.name)).mode & 0o111) !== 0, file.name).toBe(file.isProgram === true);
	}
});

describe('links', () => {
	test.each(['large', 'small'] as const)('lead from the home page to every other in at most three steps, on a %s screen', (screen) => {
		const steps = stepsFrom('/', site.pages, screen);
		// A fold-out that has to be opened first is a step of its own. Scripts lead to the page of results.
		const unlinked = ['/404.html', '/suche/'];
		expect([...site.pages.keys()].filter((path) => !unlinked.includes(path) && (steps.get(path) ?? Number.POSITIVE_INFINITY) > 3)).toEqual([]);
	});
});

describe('every page', () => {
	test('has one heading of level 1, a title and German as its language', () => {
		const faults = onEveryPage((html) => {
			const elements = readElements(html);
			const texts = (tag: string) => elements.filter((element) => element.tag === tag && element.text.trim() !== '').map(({ text }) => text);
			return [
				...(texts('h1').length === 1 ? [] : [`h1: ${texts('h1').join(' | ')}`]),
				...(texts('title').some((title) => title.includes('Kalibord Dokumentation')) ? [] : [`title: ${texts('title').join(' | ')}`]),
				...(elements.find(({ tag }) => tag === 'html')?.attributes['lang'] === 'de' ? [] : ['lang']),
			];
		});
		expect(faults).toEqual([]);
	});

	test('has a title of its own, those that search engines leave out too', () => {
		const titled = Map.groupBy(site.pages.entries(), ([, html]) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
		expect([...titled].filter(([, pages]) => pages.length > 1).map(([title, pages]) => `${title}: ${pages.map(([path]) => path).join(' ')}`)).toEqual([]);
	});

	test('that somebody wrote has a description and text', () => {
		const faults = onEveryPage((html, path) => {
			const article = readElements(html).find(({ attributes }) => 'data-article-body' in attributes);
			const words = article?.text.trim().split(/\s+/).length;
			return [
				...(path === '/404.html' || /<meta name="description" content="[^"]{10,}"/.test(html) ? [] : ['no description']),
				...(words !== undefined && words < 40 && !isApi(path) ? [`only ${words} words`] : []),
			];
		});
		expect(faults).toEqual([]);
	});

	test('holds no text that stands for another', () => {
		expect(
			onEveryPage(
				(html) =>
					html.match(/lorem ipsum|dolor sit|coming soon|kommt bald|demnächst mehr|\bTODO\b|\bTBD\b|\bXXX\b|undefined|\[object Object\]|\bNaN\b/gi) ?? [],
			),
		).toEqual([]);
	});

	test('is valid HTML', () => {
		expect(onEveryPage(htmlFaults)).toEqual([]);
	});

	test('speaks German around the texts, also to those who listen', () => {
		const english = (html: string) => chromeTexts(html).flatMap((text) => englishWords(text).map((word) => `${word} in „${text}“`));
		expect(onEveryPage(english)).toEqual([]);
	});

	test('loads nothing from another host', () => {
		const foreign = onEveryPage((html) =>
			readElements(html).flatMap(({ tag, attributes }) => {
				const loaded =
					tag === 'link' && ['canonical', 'alternate'].includes(attributes['rel'] ?? '')
						? []
						: [attributes['src'], tag === 'link' ? attributes['href'] : undefined];
				return loaded.flatMap((address) => (address !== undefined && /^(?:[a-z]+:)?\/\//i.test(address) ? [`<${tag}> ${address}`] : []));
			}),
		);
		expect(foreign).toEqual([]);
		expect(onEveryPage((html) => html.match(/@import[^;]+|url\(["']?https?:[^)]+\)/g) ?? [])).toEqual([]);
	});
});

describe('the search', () => {
	const sizes = new Map<string, number>();
	const sizeOf = (path: string) => {
		const size = sizes.get(path) ?? weigh(site.text(path));
		sizes.set(path, size);
		return size;
	};
	const known = () => new Set([...site.pages.values()].flatMap(wordsOfElements));

	test('knows no word that is none on any page: adjacent texts stay apart', () => {
		const words = known();
		const glued = onEveryPage((html, path) => {
			const texts = readPageFacts(html, path).sections.flatMap(({ heading, text, entries }) => [
				heading,
				text,
				...entries.flatMap((each) => [each.name, each.text]),
			]);
			return texts.flatMap(wordsOf).filter((word) => !words.has(word));
		});
		expect(glued).toEqual([]);
	});

	test('has an answer to every question of readers', () => {
		const places = new Set(
			[...readQuestions(), ...readLaterQuestions(), ...readPracticeQuestions(), ...readFreshQuestions()].flatMap((question) => question.places),
		);
		const missing = [...places].filter((place) => {
			const [path = '', id] = place.split('#');
			const html = site.pages.get(path);
			return html === undefined || (id !== undefined && !html.includes(` id="${id}"`));
		});
		expect(places.size).toBeGreaterThan(200);
		expect(missing).toEqual([]);
	});

	/**
	 * Reached on the half that the ranking was not tuned by; its questions are partly words of writers all the same (see `reports/search.md`).
	 * So what is left without these has limits of its own, and they may not become more: 16 of the 35 came by chance, when words were written from the texts alone.
	 */
	test('finds the answers', async () => {
		const search = await openSearch(site);
		const held = readQuestions().filter(({ heldBack }) => heldBack);
		const given = new Set(givenQuestions(held, PROGRAM));
		const paths = async (text: string) => (await search(text)).map(({ path }) => path);
		const outcomes = await ask(held, paths);
		const sections = qualityOf(outcomes);
		const unaided = qualityOf(outcomes.filter(({ question }) => !given.has(question)));
		const pages = qualityOf(await ask(byPage(held), async (text) => [...new Set((await paths(text)).map((path) => path.replace(/#.*/, '')))]));
		expect(sections.recall).toBeGreaterThan(0.95);
		expect(sections.meanReciprocalRank).toBeGreaterThan(0.88);
		expect(given.size).toBeLessThanOrEqual(35);
		expect(unaided.recall).toBeGreaterThan(0.94);
		expect(unaided.meanReciprocalRank).toBeGreaterThan(0.87);
		expect(pages.recall).toBeGreaterThan(0.97);
		expect(pages.meanReciprocalRank).toBeGreaterThan(0.91);
		// It was 0.79 before the manual answered a dozen further questions, which are places as well.
		expect(qualityOf(await ask(readLaterQuestions(), paths)).meanReciprocalRank).toBeGreaterThan(0.77);
		expect(qualityOf(await ask(readPracticeQuestions(), paths)).meanReciprocalRank).toBeGreaterThan(0.81);
		expect(qualityOf(await ask(readFreshQuestions(), paths)).meanReciprocalRank).toBeGreaterThan(0.67);
	});

	test.each([
		['Prüf', '/docs/handbuch/pruefberichte/'],
		['Login', '/docs/handbuch/login/'],
		['Prüfmitel', '/docs/handbuch/pruefmittel/'],
		// Not the message about a missing sticker, whose words for the search hold the same word.
		['Aufkleber', '/docs/handbuch/aufkleberassistent/#aufkleber-drucken'],
		// An example of the start page; other places have words for the search that say nearly the same.
		['Aufkleber drucken', '/docs/handbuch/aufkleberassistent/#aufkleber-drucken'],
	])('leads from %s to the page that is called so', async (query, path) => {
		expect((await (await openSearch(site))(query))[0]?.path).toBe(path);
	});

	test('finds every operation by method and path, and by its id', async () => {
		const search = await openSearch(site);
		const { paths }: { paths: Record<string, Record<string, { operationId?: string }>> } = JSON.parse(
			readFileSync(join(PROGRAM, 'api/description.json'), 'utf8'),
		);
		const operations = Object.entries(paths).flatMap(([path, methods]) =>
			Object.entries(methods).flatMap(([method, { operationId: id }]) => (id === undefined ? [] : [{ id, name: `${method.toUpperCase()} ${path}` }])),
		);
		const first = async (query: string) => (await search(query))[0]?.path;
		const missed: string[] = [];
		for (const { id, name } of operations) {
			const page = `/docs/api/${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`;
			for (const query of [name, id]) if ((await first(query)) !== page) missed.push(`${query}: ${await first(query)}`);
		}
		expect(operations.length).toBeGreaterThan(10);
		expect(missed).toEqual([]);
	});

	test('loads little until the first results are there, code of the search included', async () => {
		const scripts = site.files.filter((file) => /^\/_astro\/search-(?:dialog|results)\.[^/]*\.js$/.test(file)).reduce((sum, file) => sum + sizeOf(file), 0);
		const loads = await Promise.all(readQuestions().map(({ text }) => indexLoad(site, text, sizeOf)));
		const of = (part: 'first' | 'all') => loads.map((load) => load[part] + scripts).sort((a, b) => a - b);
		const [first, all] = [of('first'), of('all')];
		expect(scripts).toBeGreaterThan(8_000);
		expect(scripts).toBeLessThanOrEqual(MOST_SCRIPTS);
		expect(first[first.length >> 1]).toBeLessThanOrEqual(USUAL_LOAD.first);
		expect(all[all.length >> 1]).toBeLessThanOrEqual(USUAL_LOAD.all);
		// Words that occur nowhere need the vocabulary, too.
		expect(first.at(-1)).toBeLessThanOrEqual(MOST_LOAD.first);
		expect(all.at(-1)).toBeLessThanOrEqual(MOST_LOAD.all);
	});

	test('shows none in a hit', () => {
		const words = known();
		// A text that was cut may end with half a word.
		const shown = searchedTexts(site).flatMap(({ title, items }) => [title, ...items.flatMap(({ heading, text }) => [heading, text.replace(/\S+$/, '')])]);
		expect(shown.length).toBeGreaterThan(1000);
		expect([...new Set(shown.flatMap(wordsOf))].filter((word) => !words.has(word))).toEqual([]);
	});
});

test('the page for what is not found names what was meant among its first three, for nearly all addresses that people get wrong', () => {
	const { mistyped } = parse(readFileSync(join(PROGRAM, 'checks/addresses.yml'), 'utf8')) as { mistyped: Record<string, string> };
	const pages = JSON.parse(site.text('/pages.json')) as ListedPage[];
	const named = (address: string) => closestPages(address, pages, (part) => notFound.otherNames.get(part)).slice(0, 3);
	const missed = Object.entries(mistyped).filter(([address, meant]) => !named(address).some(({ path }) => path === meant));
	expect(Object.keys(mistyped).length).toBeGreaterThanOrEqual(100);
	expect(missed.length / Object.keys(mistyped).length, missed.join('\n')).toBeLessThan(0.05);
});
