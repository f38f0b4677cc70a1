import { ownValue } from '#text/own-value.ts';
import type { Collector, PageArea } from './collector.ts';

/** A link as it stands in the HTML. */
export interface PageLink {
	href: string;
	/** What a person reads or hears; for `<link>` its `rel`. */
	text: string;
	area: PageArea;
}

export interface PageImage {
	src: string;
	/** Value of `alt`; `undefined` when the attribute is missing, which is not the same as empty. */
	alt: string | undefined;
	area: PageArea;
}

/** Where elements other than images name what they show. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
	video: ['src', 'poster'],
	audio: ['src'],
	source: ['src'],
	track: ['src'],
	iframe: ['src'],
	embed: ['src'],
	object: ['data'],
};

/** Gathers `<a>` and `<link>` with an address, images, that for links from other sites too, and what else a page shows: films, sounds, documents. */
export function collectLinks(): Collector & { links: PageLink[]; images: PageImage[]; media: string[] } {
	const links: PageLink[] = [];
	const images: PageImage[] = [];
	const media: string[] = [];
	let current: PageLink | undefined;
	let label = '';
	return {
		links,
		images,
		media,
		open({ name, attributes, area }) {
			const { href } = attributes;
			media.push(...(ownValue(SHOWN, name) ?? []).map((key) => attributes[key] ?? '').filter((address) => address !== ''));
			if (name === 'a' && href !== undefined) {
				current = { href, text: '', area };
				label = attributes['aria-label'] ?? attributes['title'] ?? '';
			} else if (name === 'link' && href !== undefined) {
				links.push({ href, text: attributes['rel'] ?? '', area });
			} else if (name === 'meta' && attributes['property'] === 'og:image') {
				images.push({ src: attributes['content'] ?? '', alt: '', area });
			} else if (name === 'img') {
				images.push({ src: attributes['src'] ?? '', alt: attributes['alt'], area });
				if (current) current.text += attributes['alt'] ?? '';
			}
		},
		text(text) {
			if (current) current.text += text;
		},
		close(name) {
			if (name !== 'a' || current === undefined) return;
			current.text = current.text.replace(/\s+/g, ' ').trim() || label;
			links.push(current);
			current = undefined;
		},
	};
}
