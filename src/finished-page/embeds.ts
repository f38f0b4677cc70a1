import type { Collector, PageArea } from './collector.ts';

/** Something that a page loads or runs and that its policy has to allow, or does not. */
export interface PageEmbed {
	kind: EmbedKind;
	/** Address as it stands in the page; of a text that runs its beginning. */
	text: string;
	area: PageArea;
}

export type EmbedKind =
	| 'image'
	| 'media'
	| 'frame'
	/** A script from somewhere else. */
	| 'script'
	/** A style sheet from somewhere else. */
	| 'style'
	/** A text that runs where it stands: an element below the head, an attribute, the address of a link. */
	| 'inline-script';

const FRAMES = new Set(['iframe', 'embed', 'object']);
const MEDIA = new Set(['audio', 'video', 'source', 'track']);
const FOREIGN = /^(?:https?:)?\/\//i;
/** Long enough to know a text again. */
const SHOWN = 60;

/** Gathers what comes from elsewhere, and texts that run. */
export function collectEmbeds(): Collector & { embeds: PageEmbed[] } {
	const embeds: PageEmbed[] = [];
	let running: PageEmbed | undefined;
	return {
		embeds,
		open({ name, attributes, area }) {
			const names = Object.keys(attributes);
			// Most elements: colours of code.
			if (names.length === 0 && name !== 'script') return;
			const add = (kind: EmbedKind, text: string | undefined) =>
				text && embeds.push({ kind, text: text.slice(0, kind === 'inline-script' ? SHOWN : undefined), area });
			const foreign = (kind: EmbedKind, address: string | undefined) => FOREIGN.test(address ?? '') && add(kind, address);
			const { src, href, data, srcset = '', type = '' } = attributes;
			if (name === 'img') foreign('image', src);
			if (MEDIA.has(name)) foreign('media', src);
			if (FRAMES.has(name)) foreign('frame', src ?? data);
			if (srcset !== '') for (const address of srcset.split(/,?\s+/)) foreign('image', address);
			foreign('image', attributes['poster']);
			if (name === 'link' && attributes['rel'] === 'stylesheet') foreign('style', href);
			if (name === 'script') foreign('script', src);
			if (name === 'script' && src === undefined && area !== 'head' && !type.endsWith('json')) running = { kind: 'inline-script', text: '', area };
			if (/^\s*javascript:/i.test(href ?? '')) add('inline-script', href);
			for (const key of names) if (/^on[a-z]+$/.test(key)) add('inline-script', `${key}="${attributes[key]}"`);
		},
		text(text) {
			if (running) running.text += text;
		},
		close(name) {
			if (name !== 'script' || running === undefined) return;
			embeds.push({ ...running, text: running.text.trim().slice(0, SHOWN) });
			running = undefined;
		},
	};
}
