import { TRUSTED_TYPES } from '#chrome/trusted-types.ts';

interface Policy {
	createHTML(html: string): string;
	createScriptURL(url: string): string;
}

declare global {
	interface Window {
		/** Trusted Types, in browsers that have them; TypeScript's library does not yet. */
		trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
	}
}

/** The only way from text to HTML and scripts: for pages of this site, markup of its own scripts, and its service worker. The policy of a page forbids all others. */
const policy = window.trustedTypes?.createPolicy(TRUSTED_TYPES, { createHTML: (html) => html, createScriptURL: (url) => url });

/** Markup of this site, as the DOM accepts it. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** The address of a script of this site, as workers accept it. */
export const trustedScript = (url: string): string => policy?.createScriptURL(url) ?? url;
