import { Parser } from 'htmlparser2';

/** What a person gets of a page: of its text alone, without navigation. */
export interface PageText {
	words: string[];
	headings: string[];
	ids: string[];
	code: string[];
	/** Where the links of the text lead: paths in the site without base, slash and ending, files by their names, other sites as they are. */
	links: string[];
	/** Names of the places above the page, the page itself last. */
	trail: string[];
	previous: string | undefined;
	next: string | undefined;
	/** What the two pages before and after are called there. */
	turnTitles: string[];
	/** The links of the sidebar in their order: what they say and where they lead. */
	menu: { label: string; target: string }[];
	/** File that holds the whole sidebar, where the page shows a part of it. */
	fill: string | undefined;
	/** How many texts stand on the page: a list of posts has several. */
	texts: number;
}

/** How a program marks the parts of its pages. */
export interface PageMarkup {
	/** Whether the text stands in this element. */
	isText(tag: string, attributes: Record<string, string>): boolean;
	/** Whether the element is no text although it stands in it: buttons, links to headings, titles that the program chooses. */
	isNoise(tag: string, attributes: Record<string, string>): boolean;
	/** Whether the element holds the trail to the page, an item of a list for each place. */
	isTrail(tag: string, attributes: Record<string, string>): boolean;
	/** Which way a link turns the page, if it does. */
	turn(attributes: Record<string, string>): 'previous' | 'next' | undefined;
	/** Whether the element holds what stands before the title of such a page. */
	isTurnWord(tag: string, attributes: Record<string, string>): boolean;
	/** Whether the element holds the sidebar. */
	isMenu(tag: string, attributes: Record<string, string>): boolean;
	/** Whether the element in it is no part of a label: signs of a link that leads out of the site. */
	isMenuNoise(tag: string, attributes: Record<string, string>): boolean;
}

const matchesClass = ({ class: value = '' }: Record<string, string>, pattern: RegExp) => value.split(/\s+/).some((name) => pattern.test(name));

export const DOCUSAURUS: PageMarkup = {
	isText: (_, attributes) => matchesClass(attributes, /^(?:theme-doc-markdown|markdown)$/),
	isNoise: (tag, attributes) => tag === 'button' || tag === 'style' || tag === 'script' || matchesClass(attributes, /^(?:hash-link|admonitionHeading_.*)$/),
	isTrail: (_, attributes) => matchesClass(attributes, /^theme-doc-breadcrumbs$/),
	turn: (attributes) =>
		matchesClass(attributes, /^pagination-nav__link--prev$/) ? 'previous' : matchesClass(attributes, /^pagination-nav__link--next$/) ? 'next' : undefined,
	isTurnWord: (_, attributes) => matchesClass(attributes, /^pagination-nav__sublabel$/),
	isMenu: (_, attributes) => matchesClass(attributes, /^theme-doc-sidebar-menu$/),
	isMenuNoise: () => false,
};

export const OURS: PageMarkup = {
	isText: (tag, attributes) => tag === 'h1' || 'data-article-body' in attributes || matchesClass(attributes, /^post-body$/),
	isNoise: (tag, attributes) => tag === 'button' || tag === 'style' || tag === 'script' || matchesClass(attributes, /^(?:anchor|note-title)$/),
	isTrail: (tag, attributes) => tag === 'nav' && matchesClass(attributes, /^breadcrumbs$/),
	turn: (attributes) => (attributes['rel'] === 'prev' ? 'previous' : attributes['rel'] === 'next' ? 'next' : undefined),
	isTurnWord: (tag) => tag === 'span',
	isMenu: (tag) => tag === 'docs-sidebar',
	isMenuNoise: (_, attributes) => matchesClass(attributes, /^(?:external|visually-hidden|api-method)$/),
};

const VOID_TAG = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Where a page stands in the build. */
interface PageLocation {
	path: string;
	/** What the addresses of the site begin with. */
	base: string;
}

/** Reads a page of a built site. */
export function readPageText(html: string, marks: PageMarkup, place: PageLocation = { path: '/', base: '/' }): PageText {
	const page = emptyPageText();
	const open: {
		tag: string;
		text: boolean;
		noise: boolean;
		trail: boolean;
		menu: boolean;
		menuNoise: boolean;
		entry: boolean;
		turn: boolean;
		turnWord: boolean;
	}[] = [];
	let text = '';
	let heading: string | undefined;
	let code: string | undefined;
	const parser = new Parser({
		onopentag(tag, attributes) {
			const outer = open.at(-1);
			const state = {
				tag,
				text: (outer?.text ?? false) || marks.isText(tag, attributes),
				noise: (outer?.noise ?? false) || marks.isNoise(tag, attributes),
				trail: (outer?.trail ?? false) || marks.isTrail(tag, attributes),
				menu: (outer?.menu ?? false) || marks.isMenu(tag, attributes),
				menuNoise: (outer?.menuNoise ?? false) || marks.isMenuNoise(tag, attributes),
				entry: outer?.entry ?? false,
				turn: (outer?.turn ?? false) || (tag === 'a' && marks.turn(attributes) !== undefined),
				turnWord: (outer?.turnWord ?? false) || ((outer?.turn ?? false) && marks.isTurnWord(tag, attributes)),
			};
			const turn = tag === 'a' ? marks.turn(attributes) : undefined;
			const { href } = attributes;
			if (turn && href !== undefined) {
				page[turn] ??= comparableTarget(href, place);
				page.turnTitles.push('');
			}
			if (state.menu) page.fill ??= attributes['data-fill'];
			// A category without a page of its own leads to its first one until the script comes.
			if (state.menu && tag === 'a' && href !== undefined && !('aria-expanded' in attributes)) {
				state.entry = true;
				page.menu.push({ label: '', target: comparableTarget(href, place) });
			}
			if (state.trail && tag === 'li') page.trail.push('');
			if (!(outer?.text ?? false) && state.text && tag !== 'h1') page.texts++;
			if (!VOID_TAG.test(tag)) open.push(state);
			if (!state.text || state.noise) return;
			if (tag === 'a' && href !== undefined) page.links.push(comparableTarget(href, place));
			text += /^(?:a|b|i|em|strong|code|span|kbd|sub|sup|small|mark|del|ins|u|s|wbr)$/.test(tag) ? '' : ' ';
			if (attributes['id'] !== undefined && /^h[2-6]$/.test(tag)) page.ids.push(attributes['id']);
			if (/^h[1-6]$/.test(tag)) heading = '';
			if (tag === 'pre') code = '';
		},
		ontext(piece) {
			const state = open.at(-1);
			if (state?.trail) page.trail.push((page.trail.pop() ?? '') + piece);
			if (state?.turn && !state.turnWord) page.turnTitles.push((page.turnTitles.pop() ?? '') + piece);
			const entry = page.menu.at(-1);
			if (state?.entry && !state.menuNoise && entry) entry.label += piece;
			if (!state?.text || state.noise) return;
			text += piece;
			if (heading !== undefined) heading += piece;
			if (code !== undefined) code += piece;
		},
		onclosetag(tag) {
			if (VOID_TAG.test(tag)) {
				if (tag === 'br' && code !== undefined) code += '\n';
				return;
			}
			open.pop();
			if (!/^(?:a|b|i|em|strong|code|span|kbd|sub|sup|small|mark|del|ins|u|s|wbr)$/.test(tag)) text += ' ';
			if (/^h[1-6]$/.test(tag) && heading !== undefined) {
				page.headings.push(comparableText(heading));
				heading = undefined;
			}
			if (tag === 'pre' && code !== undefined) {
				page.code.push(code.replace(/\s+/g, ''));
				code = undefined;
			}
		},
	});
	parser.end(html);
	page.words = comparableText(text).split(' ').filter(Boolean);
	// The way home may be a picture.
	page.trail = page.trail.map(comparableText).filter(Boolean);
	page.turnTitles = page.turnTitles.map(comparableText);
	page.menu = page.menu.map(({ label, target }) => ({ label: comparableText(label), target }));
	return page;
}

/** A page on which nothing stands. */
export const emptyPageText = (): PageText => ({
	words: [],
	headings: [],
	ids: [],
	code: [],
	links: [],
	trail: [],
	previous: undefined,
	next: undefined,
	turnTitles: [],
	menu: [],
	fill: undefined,
	texts: 0,
});

const SITE = 'https://site.invalid';
/** Names of copied files carry what makes them unique: `plan-0f3a….pdf`. */
const UNIQUE = /-[0-9a-f]{20,}(?=\.\w+$)/;

function comparableTarget(href: string, { path, base }: PageLocation): string {
	if (!URL.canParse(href, SITE)) return href;
	const url = new URL(href, `${SITE}${base}${path.slice(1)}/`);
	if (url.origin !== SITE) return href;
	const name = decodeHref(url.pathname);
	if (/\.(?!html?$|mdx?$)[a-z]\w{1,4}$/i.test(name)) return name.slice(name.lastIndexOf('/') + 1).replace(UNIQUE, '');
	const inSite = name.startsWith(base) ? `/${name.slice(base.length)}` : name;
	return (inSite.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/') + decodeHref(url.hash);
}

const decodeHref = (text: string) => {
	try {
		return decodeURI(text);
	} catch {
		return text;
	}
};

/** Invisible characters and kinds of quotes and dashes are no difference. */
const comparableText = (text: string) =>
	text
		.replace(/\u00ad|\u200b|\u200c|\u200d|\ufeff|\u2060/g, '')
		.replace(/[“”„]/g, '"')
		.replace(/[‘’]/g, "'")
		.replace(/\s+/g, ' ')
		.trim();
