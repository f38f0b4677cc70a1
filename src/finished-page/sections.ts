import { type Collector, hasClass, type OpenTag } from './collector.ts';

/** What stands below one heading of `main`, up to the next heading with an id. */
export interface PageSection {
	/** Id of the heading; empty for the part that begins with the page's title. */
	id: string;
	heading: string;
	/** Plain text, code included, white space collapsed. */
	text: string;
}

const SKIPPED_ELEMENTS = new Set(['nav', 'button', 'script', 'style', 'template', 'noscript']);
const INLINE_ELEMENTS = new Set('a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time tspan u var wbr'.split(' '));
const HEADING = /^h[1-6]$/;

/**
 * Gathers the text of `main` by section, for the search. Navigation, buttons, heading anchors and everything marked
 * with `data-search-skip` say nothing about the topic and are left out. On a page with an element `data-article-body` so is
 * everything around that element, except for the title.
 */
export function collectSections(): Collector & { sections(): PageSection[] } {
	const lead: PageSection = { id: '', heading: '', text: '' };
	let sections = [lead];
	let current = lead;
	let inHeading: string | undefined;
	let skipped = 0;
	/** Depth below `data-article-body`, 0 outside of it. */
	let article = 0;
	let isOver = false;
	const write = (text: string) => {
		if (inHeading !== undefined) current.heading += text;
		else if (!isOver) current.text += text;
	};
	const beginSection = (name: string, id: string | undefined) => {
		inHeading = name;
		current = name === 'h1' ? lead : { id: id ?? '', heading: '', text: '' };
		if (current !== lead) sections.push(current);
	};
	return {
		open(tag) {
			const { name, attributes } = tag;
			if (article > 0) article++;
			else if ('data-article-body' in attributes) {
				article = 1;
				current = lead;
				lead.text = '';
				sections = [lead];
			}
			if (skipped > 0 || isSkipped(tag)) skipped++;
			else if (tag.area !== 'main') return;
			else if (name === 'h1' || (HEADING.test(name) && attributes['id'] !== undefined && !isOver)) beginSection(name, attributes['id']);
			else if (!INLINE_ELEMENTS.has(name)) write(' ');
		},
		text(text, area) {
			if (area === 'main' && skipped === 0) write(text);
		},
		close(name) {
			if (skipped > 0) skipped--;
			else if (name === inHeading) inHeading = undefined;
			else if (!INLINE_ELEMENTS.has(name)) write(' ');
			if (article > 0 && --article === 0) isOver = true;
		},
		sections: () =>
			sections
				.map(({ id, heading, text }) => ({ id, heading: clean(heading), text: clean(text) }))
				.filter(({ heading, text }) => heading !== '' || text !== ''),
	};
}

function isSkipped({ name, attributes }: OpenTag): boolean {
	return SKIPPED_ELEMENTS.has(name) || 'data-search-skip' in attributes || 'data-problem' in attributes || hasClass(attributes, 'anchor');
}

/** Soft hyphens and zero-width spaces are hints for line breaks, not part of a word. */
const clean = (text: string) =>
	text
		.replace(/[\u00AD\u200B\u2060]/g, '')
		.replace(/\s+/g, ' ')
		.trim();
