import { TRUSTED_TYPES } from '#chrome/trusted-types.ts';

interface HtmlPolicy {
	createHTML(html: string): string;
}

declare global {
	interface Window {
		/** Where the browser knows Trusted Types; the library of types does not yet. */
		trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };
	}
}

/** The only door from text to HTML: pages of this site and markup of its own scripts. The policy of a page lets nothing else pass. */
const policy = window.trustedTypes?.createPolicy(TRUSTED_TYPES, { createHTML: (html) => html });

/** Style sheets of a document that is never shown would be held against the policy of the one that is. */
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Parses HTML of this site. Its scripts do not run; its style sheets are scripts of the type `text/css`, which is none. */
export function parseHtml(html: string): Document {
	const inert = html.replace(STYLE, (_, css: string) => `<script type="text/css">${css}</script>`);
	return new DOMParser().parseFromString(policy?.createHTML(inert) ?? inert, 'text/html');
}
