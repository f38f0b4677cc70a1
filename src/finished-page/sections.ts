import { type Collector, hasClass, type OpenTag } from './collector.ts';
import { createWordGaps } from './word-gaps.ts';

/** A part of a section with an address of its own: a row of a table, a field of a schema. */
export interface PageEntry {
	id: string;
	/** The text before or in the link of the entry to itself. */
	name: string;
	text: string;
}

/** The content below one heading of `main`, up to the next heading with an id. */
export interface PageSection {
	/** Id of the heading; empty for the part that begins with the page's title. */
	id: string;
	heading: string;
	/** 1 for the page's beginning, 2 below an `h2`. */
	level: number;
	/** Number of characters of its text in links. */
	linked: number;
	/** Plain text, code and entries included, white space collapsed. */
	text: string;
	entries: PageEntry[];
}

const SKIPPED_ELEMENTS = new Set(['nav', 'button', 'script', 'style', 'template', 'noscript']);
const INLINE_ELEMENTS = new Set('a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time tspan u var wbr'.split(' '));
/** The content of these is complete by itself: a thought ends with it, even without punctuation. */
const THOUGHT_ELEMENTS = new Set('blockquote caption dd dt figcaption h1 h2 h3 h4 h5 h6 li p pre summary td th'.split(' '));
/** Marks the end of a thought until a section is complete. Texts do not contain it, because white space is collapsed. */
const THOUGHT_END = '\u2029';
const HEADING = /^h[1-6]$/;
const ENTRY_ELEMENTS = new Set(['tr', 'li', 'dt']);
/** Longer texts are not names. */
const LONGEST_NAME = 100;

interface OpenEntry extends PageEntry {
	section: PageSection;
	depth: number;
	/** Depth of its link to itself while that is open; `false` before, `true` after it. */
	named: boolean | number;
}

/**
 * Collects the text of `main` by section, for the search. Leaves out navigation, buttons, heading anchors and everything marked with `data-search-skip`, which
 * do not tell about the topic. On a page with an element `data-article-body`, only the title and that element count.
 */
export function collectSections(): Collector & { sections(): PageSection[] } {
	const lead: PageSection = { id: '', heading: '', level: 1, text: '', linked: 0, entries: [] };
	let sections = [lead];
	let current = lead;
	let inHeading: string | undefined;
	let links = 0;
	let depth = 0;
	let skipped = 0;
	/** Depth below `data-article-body`; 0 outside it. */
	let article = 0;
	let isOver = false;
	const gaps = createWordGaps();
	const entries: OpenEntry[] = [];
	const write = (text: string) => {
		if (inHeading !== undefined) current.heading += text;
		else if (!isOver) {
			current.text += text;
			if (links > 0) current.linked += text.length;
			const entry = entries.at(-1);
			if (entry?.named === true) entry.text += text;
			else if (entry) entry.name += text;
		}
	};
	const beginSection = (name: string, id: string | undefined) => {
		inHeading = name;
		current = name === 'h1' ? lead : { id: id ?? '', heading: '', level: Number(name.slice(1)), text: '', linked: 0, entries: [] };
		if (current !== lead) sections.push(current);
	};
	const crossBlock = (name: string, side: 'open' | 'close') => {
		if (name === 'pre') gaps.cross(name, side);
		write(THOUGHT_ELEMENTS.has(name) ? THOUGHT_END : ' ');
	};
	const nameEntry = ({ name, attributes }: OpenTag) => {
		const entry = entries.at(-1);
		if (name === 'a' && entry?.named === false && attributes['href'] === `#${entry.id}`) entry.named = depth;
	};
	const beginEntry = ({ name, attributes: { id } }: OpenTag) => {
		if (ENTRY_ELEMENTS.has(name) && id) entries.push({ id, name: '', text: '', section: current, depth, named: false });
	};
	const endEntry = () => {
		const entry = entries.at(-1);
		if (entry?.named === depth) entry.named = true;
		if (entry?.depth !== depth) return;
		entries.pop();
		if (entry.named === true && entry.name.length <= LONGEST_NAME) entry.section.entries.push({ id: entry.id, name: entry.name, text: entry.text });
	};
	return {
		open(tag) {
			const { name, attributes } = tag;
			depth++;
			if (article > 0) article++;
			else if ('data-article-body' in attributes) {
				article = 1;
				current = lead;
				lead.text = '';
				lead.entries = [];
				sections = [lead];
			}
			nameEntry(tag);
			if (name === 'a') links++;
			if (skipped > 0 || isSkipped(tag)) {
				skipped++;
				gaps.leaveOut();
			} else if (tag.area !== 'main') return;
			else if (name === 'h1' || (HEADING.test(name) && attributes['id'] !== undefined && !isOver)) beginSection(name, attributes['id']);
			else if (INLINE_ELEMENTS.has(name)) gaps.cross(name, 'open');
			else {
				crossBlock(name, 'open');
				beginEntry(tag);
			}
		},
		text(text, area) {
			if (area === 'main' && skipped === 0) write(gaps.before(text) + text);
		},
		close(name) {
			if (name === 'a') links--;
			if (skipped > 0) skipped--;
			else if (name === inHeading) inHeading = undefined;
			else if (INLINE_ELEMENTS.has(name)) gaps.cross(name, 'close');
			else crossBlock(name, 'close');
			endEntry();
			depth--;
			if (article > 0 && --article === 0) isOver = true;
		},
		sections: () =>
			sections
				.map(({ id, heading, level, text, linked, entries: inside }) => ({
					id,
					level,
					heading: clean(heading),
					text: clean(partThoughts(text)),
					linked,
					entries: inside
						.map((entry) => ({ id: entry.id, name: clean(entry.name), text: clean(partThoughts(entry.text)) }))
						.filter((entry) => entry.name !== ''),
				}))
				.filter(({ heading, text }) => heading !== '' || text !== ''),
	};
}

function isSkipped({ name, attributes }: OpenTag): boolean {
	return SKIPPED_ELEMENTS.has(name) || 'data-search-skip' in attributes || 'data-problem' in attributes || hasClass(attributes, 'anchor');
}

/** A middle dot between a text that ends no sentence and what follows it in another cell, item or paragraph: „PM-MS-0001 · ja · misst das Produkt“. */
const partThoughts = (text: string) => text.replace(/(?<=[\p{L}\p{N})\]%“"’°€][^\S\u2029]*)\u2029\s*(?=[\p{L}\p{N}([„"‘≤≥<>±+/])/gu, ' · ');

/** Soft hyphens and zero-width spaces are hints for line breaks, not part of a word. */
const clean = (text: string) =>
	text
		.replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
		.replace(/\s+/g, ' ')
		.trim();
