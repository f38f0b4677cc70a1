import { sourceSet } from '#text/source-set.ts';
import type { Collector, OpenTag, PageArea } from './collector.ts';
import { styleFonts, stylePictures } from './style-addresses.ts';

/** Something that a page loads or runs and that its policy has to allow, or does not. */
export interface PageEmbed {
	kind: EmbedKind;
	/** Address as in the page (addresses of this site only for media, frames and plugins), or the beginning of an inline script. */
	text: string;
	area: PageArea;
}

export type EmbedKind =
	| 'image'
	/** A font that stands in a style sheet itself. */
	| 'font'
	| 'media'
	| 'frame'
	/** `object` and `embed`, which may run whatever a browser has a program for. */
	| 'plugin'
	/** A script from somewhere else. */
	| 'script'
	/** A style sheet from somewhere else. */
	| 'style'
	/** A text that runs where it stands: an element below the head, an attribute, the address of a link. */
	| 'inline-script';

const PLUGIN_ELEMENTS = new Set(['embed', 'object']);
const MEDIA_ELEMENTS = new Set(['audio', 'video', 'source', 'track']);
const DRAWN_PICTURES = new Set(['image', 'feimage']);
/** Browsers treat a backslash as a slash. */
const FOREIGN = /^(?:https?:)?[\\/]{2}/i;
/** Links to what a browser shows beside the page, by their `rel`. */
const ICON_LINK = /\b(?:icon|apple-touch-startup-image)\b/i;
/** What a policy has to name, or forbids, from this site as well. */
const WHEREVER: ReadonlySet<EmbedKind> = new Set(['media', 'frame', 'plugin']);
/** Long enough to recognise a text. */
const SHOWN_LENGTH = 60;

/** Gathers what comes from elsewhere, and texts that run. */
export function collectEmbeds(): Collector & { embeds: PageEmbed[] } {
	const embeds: PageEmbed[] = [];
	let running: PageEmbed | undefined;
	let sheet: string | undefined;
	return {
		embeds,
		open(element) {
			const { name, attributes, area } = element;
			// Most elements: colours of code, and what has no more than a class.
			if (name !== 'script' && name !== 'style' && !Object.keys(attributes).some(mayLoad)) return;
			const loaded = addressesOf(element).filter(({ kind, text }) => WHEREVER.has(kind) || isOfAnotherSite(text));
			embeds.push(...[...loaded, ...runningTexts(element)].map((embed) => ({ ...embed, area })));
			if (name === 'style') sheet = '';
			const isData = (attributes['type'] ?? '').endsWith('json');
			if (name === 'script' && attributes['src'] === undefined && area !== 'head' && !isData) running = { kind: 'inline-script', text: '', area };
		},
		text(text) {
			if (running) running.text += text;
			if (sheet !== undefined) sheet += text;
		},
		close(name) {
			if (name === 'style' && sheet !== undefined) {
				embeds.push(...loadedByStyles(sheet).map((embed) => ({ ...embed, area: 'head' as const })));
				sheet = undefined;
			}
			if (name !== 'script' || running === undefined) return;
			embeds.push({ ...running, text: running.text.trim().slice(0, SHOWN_LENGTH) });
			running = undefined;
		},
	};
}

/** Attributes that may load or run something. */
const LOADING = new Set(['src', 'href', 'xlink:href', 'data', 'srcset', 'imagesrcset', 'poster', 'background', 'style', 'action', 'formaction']);
const mayLoad = (attribute: string) => LOADING.has(attribute) || attribute.startsWith('on');

type Loaded = Omit<PageEmbed, 'area'>;

/** Pictures of other sites that a style sheet shows, and fonts in it. */
export function loadedByStyles(css: string): Loaded[] {
	const pictures = /\/\/|\\/.test(css) ? stylePictures(css).filter(isOfAnotherSite) : [];
	const fonts = /@font-face/i.test(css) ? styleFonts(css).filter((address) => /^data:/i.test(address)) : [];
	return [
		...pictures.map((text) => ({ kind: 'image' as const, text })),
		...fonts.map((text) => ({ kind: 'font' as const, text: text.slice(0, SHOWN_LENGTH) })),
	];
}

/** All that an element loads. */
function addressesOf({ name, attributes }: OpenTag): Loaded[] {
	const { src, href, data, srcset, imagesrcset, poster, background, rel = '', as, type, style = '' } = attributes;
	// Browsers read an address without the spaces around it.
	const loaded = (kind: EmbedKind, address = ''): Loaded[] => (address.trim() === '' ? [] : [{ kind, text: address.trim() }]);
	const own = name === 'input' && type?.toLowerCase() === 'image' ? 'image' : kindOfElement(name);
	// Of a drawing: `image` and `feImage`.
	const drawn = DRAWN_PICTURES.has(name.toLowerCase()) ? (href ?? attributes['xlink:href']) : undefined;
	return [
		...(own === undefined ? [] : loaded(own, src ?? data)),
		...sourceSet(srcset ?? imagesrcset ?? '').flatMap(({ address }) => loaded('image', address)),
		...loaded('image', poster),
		...loaded('image', background),
		...loaded('image', drawn),
		...loadedByStyles(style),
		...(name === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(rel) ? loaded('style', href) : []),
		...(name === 'link' && (ICON_LINK.test(rel) || as?.toLowerCase() === 'image') ? loaded('image', href) : []),
	];
}

/** What the address of an element (`src`) leads to. */
function kindOfElement(name: string): EmbedKind | undefined {
	if (name === 'img') return 'image';
	if (name === 'script') return 'script';
	if (MEDIA_ELEMENTS.has(name)) return 'media';
	if (PLUGIN_ELEMENTS.has(name)) return 'plugin';
	return name === 'iframe' ? 'frame' : undefined;
}

/** Attributes whose address may be a text that runs. */
const RUNNING_ADDRESSES = ['href', 'xlink:href', 'src', 'action', 'formaction'];

/** An address as browsers read it: without signs of control and spaces before it, and without tabs and line ends in it (URL, section 4.4). */
const asRead = (address: string) => address.replace(/^[\0- ]+|[\t\n\r]/g, '');
const runsAsScript = (address: string) => /^javascript:/i.test(asRead(address));
const isOfAnotherSite = (address: string) => FOREIGN.test(asRead(address));

/** The attributes of an element that run. */
function runningTexts({ attributes }: OpenTag): Loaded[] {
	const addresses = RUNNING_ADDRESSES.flatMap((name) => attributes[name] ?? []).filter(runsAsScript);
	const handlers = Object.entries(attributes).filter(([key]) => /^on[a-z]+$/.test(key));
	const texts = [...addresses, ...handlers.map(([key, value]) => `${key}="${value}"`)];
	return texts.map((text) => ({ kind: 'inline-script', text: text.slice(0, SHOWN_LENGTH) }));
}
