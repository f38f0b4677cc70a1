import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildOwnSite } from './build-fixture.ts';

/** What schema.org and the search engines' guides ask of each type: properties that have to be there, and others that may. */
const TYPES: Readonly<Record<string, { must: readonly string[]; may: readonly string[] }>> = {
	WebSite: { must: ['name', 'url'], may: ['description', 'inLanguage'] },
	TechArticle: { must: ['headline', 'url', 'author', 'inLanguage'], may: ['description', 'image', 'dateModified'] },
	BlogPosting: { must: ['headline', 'url', 'author', 'datePublished', 'inLanguage'], may: ['description', 'image', 'dateModified'] },
	Organization: { must: ['name'], may: ['url'] },
	Person: { must: ['name'], may: ['url'] },
	DefinedTerm: { must: ['name', 'url'], may: ['description', 'inDefinedTermSet'] },
	DefinedTermSet: { must: ['name', 'url', 'hasDefinedTerm'], may: ['description'] },
	BreadcrumbList: { must: ['itemListElement'], may: [] },
	ListItem: { must: ['position', 'name', 'item'], may: [] },
};
const ADDRESSES = new Set(['url', 'item', 'image', 'inDefinedTermSet']);
const DAYS = new Set(['datePublished', 'dateModified']);
/** Type of the structured data of a page, by the kind of the page. */
const BY_KIND: Readonly<Record<string, string>> = {
	doc: 'TechArticle',
	'api-operation': 'TechArticle',
	'api-overview': 'TechArticle',
	'api-tag': 'TechArticle',
	'api-changes': 'TechArticle',
	post: 'BlogPosting',
};

type Thing = Readonly<Record<string, unknown>>;

const ORIGIN = 'https://docs.example.com';
let site: BuiltSite;
let pages: [path: string, root: Root][];
beforeAll(async () => {
	site = await buildOwnSite();
	pages = [...site.pages].map(([path, html]) => [path, fromHtml(html)]);
});

test('every page says what it is in things that are complete, and what it says stands on it', () => {
	const faults = pages.flatMap(([path, root]) => faultsOf(path, root).map((fault) => `${path}: ${fault}`));
	expect(faults).toEqual([]);
});

test('terms, posts and ways to a page are among them', () => {
	const types = Map.groupBy(
		pages.flatMap(([, root]) => thingsOf(root)),
		(thing) => thing['@type'],
	);
	expect(Object.fromEntries([...types].map(([type, things]) => [type, things.length]))).toMatchObject({
		WebSite: 1,
		BlogPosting: [...site.pages.values()].filter((html) => html.includes('data-kind="post"')).length,
		DefinedTermSet: 1,
	});
	const terms = pages.filter(([path]) => /^\/docs\/terms\/./.test(path));
	expect(terms.length).toBeGreaterThan(10);
	expect(terms.filter(([, root]) => !thingsOf(root).some((thing) => thing['@type'] === 'DefinedTerm')).map(([path]) => path)).toEqual([]);
});

test('every page that may be found names a picture for links, which is there in the size that it says', () => {
	const faults = pages.flatMap(([path, root]) => {
		const said = (name: string) => elements(root).find(({ properties }) => properties['property'] === name)?.properties['content'];
		const isOpen = !elements(root).some(({ properties }) => properties['name'] === 'robots');
		const address = said('og:image');
		if (typeof address !== 'string') return isOpen ? [`${path} has none`] : [];
		if (!isOpen || !address.startsWith(`${ORIGIN}/`)) return [`${path} names ${address}`];
		const file = address.slice(ORIGIN.length);
		if (!site.files.includes(file)) return [`${path} names ${file}, which is not there`];
		const png = readFileSync(join(site.folder, file));
		const size = `${png.toString('latin1', 1, 4)} ${png.readUInt32BE(16)} ${png.readUInt32BE(20)}`;
		const wanted = `PNG ${said('og:image:width')} ${said('og:image:height')}`;
		return size === wanted && said('og:image:alt') ? [] : [`${path}: ${size}, but ${wanted}`];
	});
	expect(faults).toEqual([]);
});

function faultsOf(path: string, root: Root): string[] {
	const things = thingsOf(root);
	const isOpen = !elements(root).some(({ properties }) => properties['name'] === 'robots');
	if (!isOpen) return things.length > 0 ? ['says what it is, but is not to be found'] : [];
	const kind = String(elements(root).find(({ properties }) => properties['id'] === 'page')?.properties['dataKind']);
	const main = things.find((thing) => thing['@type'] === BY_KIND[kind]);
	return [
		...(BY_KIND[kind] !== undefined && main === undefined ? [`is no ${BY_KIND[kind]}`] : []),
		...things.flatMap(incomplete),
		...things.flatMap((thing) => wrongAddresses(thing, path)),
		...(main === undefined ? [] : unlikePage(main, root)),
		...wrongTrail(
			things.find((thing) => thing['@type'] === 'BreadcrumbList'),
			root,
		),
		...wrongWords(
			things.find((thing) => thing['@type'] === 'DefinedTermSet'),
			root,
		),
	];
}

/** All things of a page that stand in none. */
function thingsOf(root: Root): Thing[] {
	const scripts = elements(root).filter(({ properties }) => properties['type'] === 'application/ld+json');
	if (scripts.length > 1) throw new Error('A page says twice what it is.');
	return scripts.flatMap((script): Thing[] => {
		const { '@context': context, '@graph': graph, ...thing } = JSON.parse(textOf(script));
		expect(context).toBe('https://schema.org');
		return graph ?? [thing];
	});
}

function incomplete(thing: Thing): string[] {
	const type = String(thing['@type']);
	const known = TYPES[type];
	if (known === undefined) return [`has an unknown type ${type}`];
	const names = Object.keys(thing).filter((name) => name !== '@type');
	return [
		...known.must.filter((name) => !names.includes(name)).map((name) => `${type} lacks ${name}`),
		...names.filter((name) => ![...known.must, ...known.may].includes(name)).map((name) => `${type} has ${name}`),
		...names.filter((name) => thing[name] === '' || thing[name] === null).map((name) => `${type} has an empty ${name}`),
		...names.filter((name) => DAYS.has(name) && !/^\d{4}-\d\d-\d\d$/.test(String(thing[name]))).map((name) => `${type} has no day as ${name}`),
		...names.flatMap((name) => inner(thing[name]).flatMap(incomplete)),
	];
}

const inner = (value: unknown): Thing[] => [value].flat().filter((part): part is Thing => typeof part === 'object' && part !== null);

/** Addresses are full and those of pages, and the thing itself is at the page's own. */
function wrongAddresses(thing: Thing, path: string): string[] {
	const addresses = Object.entries(thing).flatMap(([name, value]) => (ADDRESSES.has(name) ? [String(value)] : inner(value).flatMap(addressesIn)));
	const own = thing['url'] === undefined || thing['url'] === ORIGIN + path ? [] : [`has the address ${thing['url']}`];
	const paths = addresses.filter((address) => !leadsOut(address)).map((address) => address.replace(ORIGIN, '').replace(/#.*/, ''));
	return [...own, ...paths.filter((each) => !site.pages.has(each) && !site.files.includes(each)).map((each) => `names ${each}, which is not there`)];
}

const leadsOut = (address: string) => URL.canParse(address) && !address.startsWith(`${ORIGIN}/`);

const addressesIn = (thing: Thing): string[] =>
	Object.entries(thing).flatMap(([name, value]) => (ADDRESSES.has(name) ? [String(value)] : inner(value).flatMap(addressesIn)));

/** Language, days, description and authors are those that readers see. */
function unlikePage(main: Thing, root: Root): string[] {
	const all = elements(root);
	const find = (test: (element: Element) => boolean) => all.find(test);
	const content = (name: string) => find(({ properties }) => properties['name'] === name || properties['property'] === name)?.properties['content'];
	const dayIn = (className: string) => {
		const part = find(({ properties }) => inList(properties['className'], className));
		return part && elements(part).find(({ tagName }) => tagName === 'time')?.properties['dateTime'];
	};
	const byline = find(({ properties }) => inList(properties['className'], 'byline'));
	const said = {
		language: main['inLanguage'],
		text: main['description'],
		title: main['headline'],
		published: main['datePublished'],
		changed: main['dateModified'],
	};
	const seen = {
		language: find(({ tagName }) => tagName === 'html')?.properties['lang'],
		text: content('description'),
		title: content('og:title'),
		published: dayIn('byline'),
		changed: dayIn('page-meta'),
	};
	return [
		...(JSON.stringify(said) === JSON.stringify(seen) ? [] : [`says ${JSON.stringify(said)}, shows ${JSON.stringify(seen)}`]),
		...inner(main['author'])
			.filter(({ name }) => byline !== undefined && !textOf(byline).includes(String(name)))
			.map(({ name }) => `does not show its author ${name}`),
	];
}

/** The way to a page is that of its links, and ends with itself. */
function wrongTrail(list: Thing | undefined, root: Root): string[] {
	const nav = elements(root).find(({ tagName, properties }) => tagName === 'nav' && inList(properties['className'], 'breadcrumbs'));
	const steps = nav === undefined ? [] : elements(nav).filter(({ tagName, properties }) => tagName === 'a' || properties['ariaCurrent'] === 'page');
	const canonical = elements(root).find(({ properties }) => inList(properties['rel'], 'canonical'))?.properties['href'];
	const seen = steps.map((step) => `${textOf(step)} ${step.tagName === 'a' ? `${ORIGIN}${step.properties['href']}` : canonical}`);
	const said = inner(list?.['itemListElement']).map(({ name, item }) => `${name} ${item}`);
	const positions = inner(list?.['itemListElement']).map(({ position }) => position);
	return [
		...(said.join(' > ') === (seen.length > 1 ? seen : []).join(' > ') ? [] : [`leads ${said.join(' > ')}, shows ${seen.join(' > ')}`]),
		...(positions.every((position, index) => position === index + 1) ? [] : [`counts ${positions}`]),
	];
}

/** Each word of a set is the heading at its address. */
function wrongWords(set: Thing | undefined, root: Root): string[] {
	return inner(set?.['hasDefinedTerm']).flatMap(({ name, url }) => {
		const heading = elements(root).find(({ properties }) => properties['id'] === String(url).split('#')[1]);
		return heading !== undefined && textOf(heading).startsWith(String(name)) ? [] : [`defines ${name}, which stands nowhere`];
	});
}

function elements(node: Root | Element): Element[] {
	return node.children.flatMap((child) => (child.type === 'element' ? [child, ...elements(child)] : []));
}

const textOf = (node: ElementContent): string =>
	node.type === 'text' ? node.value.replaceAll('\u00ad', '') : node.type === 'element' ? node.children.map(textOf).join('') : '';

const inList = (list: unknown, name: string) => Array.isArray(list) && list.includes(name);

test('other sites are told that a post is an article, and the language of every page', () => {
	const without = [...site.pages].filter(([, html]) => !html.includes('<meta property="og:locale" content="de_DE">'));
	expect(without.map(([path]) => path)).toEqual([]);
	for (const [path, html] of site.pages)
		expect([path, html.includes('<meta property="og:type" content="article">')]).toEqual([path, html.includes('data-kind="post"')]);
});
