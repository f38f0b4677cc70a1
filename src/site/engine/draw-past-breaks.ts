import type { SSRManifest } from 'astro';

type Renderers = SSRManifest['renderers'];

/** A component that broke. */
export interface Break {
	error: unknown;
	/** Texts and numbers that the page gave it: they tell which use it was. */
	given: readonly string[];
}

/**
 * Renderers that leave out each component or imported page that breaks and tell `onBreak` of it, so that the page is drawn to its end and every break in it is known
 * at once. What is drawn so has holes: it is not to be shown.
 */
export function drawPastBreaks(renderers: Renderers, onBreak: (found: Break) => void): Renderers {
	return renderers.map(({ ssr, ...renderer }) => ({
		...renderer,
		ssr: {
			...ssr,
			// An imported page that breaks when it is asked whose it is will do so again when it is drawn.
			async check(...asked) {
				try {
					return await ssr.check.apply(this, asked);
				} catch {
					return true;
				}
			},
			async renderToStaticMarkup(component, props, ...rest) {
				try {
					return await ssr.renderToStaticMarkup.call(this, component, props, ...rest);
				} catch (error) {
					onBreak({ error, given: Object.values(props).flatMap((value) => (/^(?:string|number)$/.test(typeof value) ? [String(value)] : [])) });
					return { html: '', attrs: {} };
				}
			},
		},
	}));
}
