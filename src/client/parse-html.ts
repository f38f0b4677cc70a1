import { trustedHtml } from './trusted.ts';

/** Style sheets of a document that is never shown would be held against the policy of the one that is. */
const STYLE_MARKUP = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Parses HTML of this site. Its scripts do not run; its style sheets are scripts of the type `text/css`, which is none. */
export function parseHtml(html: string): Document {
	const inert = html.replace(STYLE_MARKUP, (_, css: string) => `<script type="text/css">${css}</script>`);
	return new DOMParser().parseFromString(trustedHtml(inert), 'text/html');
}
