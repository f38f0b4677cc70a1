import { TRUSTED_TYPES } from '#chrome/trusted-types.ts';

interface Policy {
	createHTML(html: string): string;
	createScriptURL(url: string): string;
}

declare global {
	interface Window {
		/** Where the browser knows Trusted Types; the library of types does not yet. */
		trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
	}
}

/** The only door from text to HTML and scripts: pages of this site, markup of its own scripts, and its service worker. The policy of a page lets nothing else pass. */
const policy = window.trustedTypes?.createPolicy(TRUSTED_TYPES, { createHTML: (html) => html, createScriptURL: (url) => url });

/** Markup of this site, as elements take it. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** The address of a script of this site, as workers take it. */
export const trustedScript = (url: string): string => policy?.createScriptURL(url) ?? url;
