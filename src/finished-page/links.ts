import { ownValue } from '#text/own-value.ts';
import { sourceSet } from '#text/source-set.ts';
import type { Collector, PageArea } from './collector.ts';

/** A link as in the HTML. */
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

/** Where elements other than pictures name what they show. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
	video: ['src'],
	audio: ['src'],
	source: ['src'],
	track: ['src'],
	iframe: ['src'],
	embed: ['src'],
	object: ['data'],
};

const NOTHING_SHOWN: readonly string[] = [];

const shownBy = (name: string, attributes: Readonly<Record<string, string>>): readonly string[] =>
	ownValue(SHOWN, name)?.flatMap((key) => attributes[key] || []) ?? NOTHING_SHOWN;

/** Elements whose other attributes may name pictures. */
const MAY_SHOW_MORE = /^(?:input|(?:fe)?image)$/i;

/** Pictures that an element names beside the `src` of an image: sharper ones, the poster of a video, a button, what a drawing holds. */
function furtherPictures(name: string, attributes: Readonly<Record<string, string>>): readonly string[] {
	const { srcset = '', poster, type, src, href } = attributes;
	if (!MAY_SHOW_MORE.test(name) && srcset === '' && poster === undefined) return NOTHING_SHOWN;
	const button = name === 'input' && type?.toLowerCase() === 'image' ? src : undefined;
	const drawn = /^(?:fe)?image$/i.test(name) ? (href ?? attributes['xlink:href']) : undefined;
	return [...sourceSet(srcset).map(({ address }) => address), poster, button, drawn].flatMap((address) => address || []);
}

/** Gathers `<a>` and `<link>` with an address, images, that for links from other sites too, and what else a page shows: videos, sounds, documents. */
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
			media.push(...shownBy(name, attributes));
			for (const src of furtherPictures(name, attributes)) images.push({ src, alt: '', area });
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
