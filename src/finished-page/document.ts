import { ID } from '#chrome/contract.ts';
import type { Collector } from './collector.ts';

/** What a document says about itself. */
export interface DocumentFacts {
	/** Of the `html` element; `undefined` when it has none. */
	lang: string | undefined;
	title: string;
	description: string | undefined;
	keywords: string[];
	canonical: string | undefined;
	noindex: boolean;
	/** The page only sends the reader on to another address. */
	redirect: boolean;
	/** `data-kind` of `#nonius-page`, e.g. `doc` or `post`. */
	kind: string | undefined;
	/** `data-docs-version` of `#nonius-page`, on pages of the documentation. */
	version: string | undefined;
	/** Number of `h1` elements. */
	titles: number;
	/** Every id once, in document order. */
	ids: string[];
	/** Ids that stand more than once, at least once of them in `main`. */
	duplicateIds: string[];
}

/** Collects facts of one page while it is read; `facts` are complete when it has been. */
export function collectDocument(): Collector & { facts(): DocumentFacts } {
	const facts: Omit<DocumentFacts, 'ids' | 'duplicateIds'> = {
		lang: undefined,
		title: '',
		description: undefined,
		keywords: [],
		canonical: undefined,
		noindex: false,
		redirect: false,
		kind: undefined,
		version: undefined,
		titles: 0,
	};
	const ids = new Map<string, { count: number; inMain: boolean }>();
	/** `<a name>` is a place to link to as well. */
	const names = new Set<string>();
	let inTitle = false;
	const readMeta = ({ name, content = '', 'http-equiv': command }: Readonly<Record<string, string>>) => {
		if (name === 'description') facts.description = content;
		if (name === 'keywords')
			facts.keywords = content
				.split(',')
				.map((word) => word.trim())
				.filter((word) => word !== '');
		if (name === 'robots' && /\bnoindex\b/i.test(content)) facts.noindex = true;
		if (command?.toLowerCase() === 'refresh') facts.redirect = true;
	};
	const readHead = (name: string, attributes: Readonly<Record<string, string>>) => {
		if (name === 'title') inTitle = true;
		if (name === 'meta') readMeta(attributes);
		if (name === 'link' && attributes['rel'] === 'canonical') facts.canonical = attributes['href'];
	};
	const noteId = (id: string, isInMain: boolean) => {
		const { count = 0, inMain = false } = ids.get(id) ?? {};
		ids.set(id, { count: count + 1, inMain: inMain || isInMain });
	};
	return {
		open({ name, attributes, area }) {
			const { id } = attributes;
			if (id) noteId(id, area === 'main');
			if (id === ID.page) {
				facts.kind = attributes['data-kind'];
				facts.version = attributes['data-docs-version'];
			}
			if (name === 'a' && attributes['name'] !== undefined) names.add(attributes['name']);
			if (name === 'html') facts.lang = attributes['lang'];
			else if (name === 'h1') facts.titles++;
			else if (area === 'head') readHead(name, attributes);
		},
		text(text) {
			if (inTitle) facts.title += text;
		},
		close(name) {
			if (name === 'title') inTitle = false;
		},
		facts: () => ({
			...facts,
			title: facts.title.trim(),
			ids: [...new Set([...ids.keys(), ...names])],
			duplicateIds: [...ids].flatMap(([id, { count, inMain }]) => (count > 1 && inMain ? [id] : [])),
		}),
	};
}
