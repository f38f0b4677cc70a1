import { trustedHtml } from './trusted.ts';

/** The policy of the current document also applies to a parsed one, and would report its style sheets, although it is never shown. */
const STYLE_MARKUP = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Parses HTML of this site. Scripts do not run; style sheets become scripts of the type `text/css`, which browsers ignore. */
export function parseHtml(html: string): Document {
	const inert = html.replace(STYLE_MARKUP, (_, css: string) => `<script type="text/css">${css}</script>`);
	return new DOMParser().parseFromString(trustedHtml(inert), 'text/html');
}
