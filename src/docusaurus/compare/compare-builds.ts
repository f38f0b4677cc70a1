import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUSAURUS, OURS, type PageMarkup } from './page-markup.ts';
import { emptyPageText, type PageText, readPageText } from './page-text.ts';

/** How far two builds of the same sources agree. */
export interface BuildComparison {
	pages: { theirs: number; ours: number; missing: string[] };
	words: { theirs: number; lost: number };
	/** Pages that lost words, most first, with some of them. */
	losses: { path: string; lost: string[] }[];
	headings: { theirs: number; lost: number };
	ids: { theirs: number; lost: number };
	code: { theirs: number; lost: number };
	formulas: { theirs: number; lost: number };
	links: { theirs: number; lost: number };
	/** Pages with another previous or next page. */
	turns: { pages: number; different: string[] };
	/** Pages with other titles for their previous and next page. */
	titles: { pages: number; different: string[] };
	/** Entries of sidebars, by what they say and where they lead. */
	menu: { theirs: number; lost: number };
	/** Pages with other entries in their sidebar, or in another order. */
	menus: { pages: number; different: string[] };
	/** Pages with other breadcrumbs. */
	trails: { pages: number; different: string[] };
}

/** The folders of the two builds, and the base of the addresses. */
interface Builds {
	theirs: string;
	ours: string;
	base: string;
}

/** Pages that a program makes by itself have no text to compare. */
const GENERATED_PAGE = /\/(?:tags|authors|archive|page\/\d+|search)(?:\/|$)|^\/404/;

/** Compares a build of Docusaurus with ours of the same sources. */
export function compareBuilds({ theirs, ours, base }: Builds): BuildComparison {
	const a = readBuild(theirs, DOCUSAURUS, base);
	const b = readBuild(ours, OURS, base);
	const both = [...a.keys()].filter((path) => b.has(path) && !GENERATED_PAGE.test(path) && pageIn(a, path).texts === 1);
	const pairs = both.map((path) => ({ path, their: pageIn(a, path), our: pageIn(b, path) }));
	const count = (part: 'words' | 'headings' | 'ids' | 'code' | 'formulas' | 'links') => ({
		theirs: pairs.reduce((sum, { their }) => sum + their[part].length, 0),
		lost: pairs.reduce((sum, { their, our }) => sum + missingEntries(their[part], our[part]).length, 0),
	});
	const wholeMenus = new Map<string, PageText['menu']>();
	/** A page shows a part of a long sidebar. */
	const ourMenu = ({ menu, fill }: PageText) => {
		if (fill === undefined) return menu;
		const whole = wholeMenus.get(fill) ?? readMenu(ours, fill, base);
		wholeMenus.set(fill, whole);
		return whole.length > 0 ? whole : menu;
	};
	const menus = pairs
		.filter(({ their }) => their.menu.length > 0)
		.map(({ path, their, our }) => ({ path, their: their.menu.map(entryOf), our: ourMenu(our).map(entryOf) }));
	const losses = pairs.map(({ path, their, our }) => ({ path, lost: missingEntries(their.words, our.words) })).filter(({ lost }) => lost.length > 0);
	const trailing = pairs.filter(({ their }) => their.trail.length > 0);
	const turning = pairs.filter(({ their }) => their.previous !== undefined || their.next !== undefined);
	return {
		pages: { theirs: a.size, ours: b.size, missing: [...a.keys()].filter((path) => !b.has(path) && !GENERATED_PAGE.test(path)) },
		words: count('words'),
		losses: losses.sort((x, y) => y.lost.length - x.lost.length),
		headings: count('headings'),
		ids: count('ids'),
		code: count('code'),
		formulas: count('formulas'),
		links: count('links'),
		turns: {
			pages: turning.length,
			different: turning.filter(({ their, our }) => turnOf(their) !== turnOf(our)).map(({ path }) => path),
		},
		titles: {
			pages: turning.length,
			different: turning.filter(({ their, our }) => titlesOf(their) !== titlesOf(our)).map(({ path }) => path),
		},
		menu: {
			theirs: menus.reduce((sum, { their }) => sum + their.length, 0),
			lost: menus.reduce((sum, { their, our }) => sum + missingEntries(their, our).length, 0),
		},
		menus: { pages: menus.length, different: menus.filter(({ their, our }) => !isInOrder(their, our)).map(({ path }) => path) },
		trails: {
			pages: trailing.length,
			different: trailing.filter(({ their, our }) => !isSameTrail(their.trail, our.trail)).map(({ path }) => path),
		},
	};
}

/** Posts are turned the other way round here: older ones come before. */
const turnOf = ({ previous = '', next = '' }: PageText) => [previous, next].sort().join(' ');

/** Only breadcrumbs above the page are compared; ours name the start of the manual where Docusaurus has a picture of a house. */
const isSameTrail = (their: readonly string[], our: readonly string[]) => {
	const above = (trail: readonly string[]) => trail.slice(0, -1).join('\n');
	return above(their) === above(our) || above(their) === above(our.slice(1));
};

const titlesOf = ({ turnTitles }: PageText) => turnTitles.toSorted().join('\n');

const entryOf = ({ label, target }: PageText['menu'][number]) => `${label}\n${target}`;

/** Whether all entries of a list stand in another, in the same order: what is folded there is written here. */
function isInOrder(list: readonly string[], other: readonly string[]): boolean {
	let at = 0;
	for (const entry of other) if (entry === list[at]) at++;
	return at === list.length;
}

/** The entries of a sidebar that stands in a file of its own. */
function readMenu(ours: string, address: string, base: string): PageText['menu'] {
	const file = join(ours, address.slice(base.length));
	return existsSync(file) ? readPageText(readFileSync(file, 'utf8'), { ...OURS, isMenu: () => true }, { path: '/', base }).menu : [];
}

const pageIn = (build: ReadonlyMap<string, PageText>, path: string) => build.get(path) ?? emptyPageText();

/** Pages by their path, with a slash at the end only where it is all there is. */
function readBuild(folder: string, marks: PageMarkup, base: string): Map<string, PageText> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.replace(/\/$/, '').length).replaceAll('\\', '/'))
		.filter((file) => !file.startsWith('/sidebars/'));
	const pages = files.map((file) => ({ file, path: file.replace(/(?:\/index)?\.html$/, '') || '/' }));
	return new Map(pages.map(({ file, path }) => [path, readPageText(readFileSync(join(folder, file), 'utf8'), marks, { path, base })]));
}

/** Entries of a list that another lacks, counted. */
function missingEntries(list: readonly string[], other: readonly string[]): string[] {
	const left = new Map<string, number>();
	for (const entry of other) left.set(entry, (left.get(entry) ?? 0) + 1);
	return list.filter((entry) => {
		const count = left.get(entry) ?? 0;
		left.set(entry, count - 1);
		return count <= 0;
	});
}
