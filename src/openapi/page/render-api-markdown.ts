import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { markdownToHtml } from 'satteri';
import { FOREIGN_DIALECT } from '#content/markdown/dialect.ts';
import { quotedBoxes } from '#content/markdown/quoted-boxes.ts';
import { partedFromHtml } from './below-html.ts';
import { withPlaceholders } from './placeholders.ts';
import { PLACE_SCHEME, type SanitiseOptions, sanitiseMarkdown } from './sanitise-markdown.ts';

/** Where links without a scheme lead is known to the page (`finishTexts`). */
const SANITISE_DEFAULTS: SanitiseOptions = { topHeading: 4, resolveLink: (href) => `${PLACE_SCHEME}:${href}` };

/** Syntax of Markdown and HTML, and line breaks; a text without any of these is a paragraph. */
const SYNTAX = /[\\`*_{}[\]<>&~|\n]|^\s*(?:#|-|\+|=|\d+[.)])|https?:|www\.|@/;
/** Elements that the sanitiser changes: rendered Markdown without HTML of its own is only parsed again if it has one of these. */
const DELICATE = /<(?:h\d|a|img|input|pre|blockquote|table|section)[ >]/;

/** Deeper nesting of quotations than anybody writes. */
const NESTED = /(?:>\s*){30}/;

/** Rendered texts: many operations share theirs. */
const rendered = new Map<string, string>();
const MOST_RENDERED = 20_000;

/**
 * Renders Markdown of a description to HTML that is safe to put into a page. The text may come from anybody: its HTML is parsed as a browser would and
 * reduced to a list of allowed elements; scripts, styles, handlers, pictures and other addresses than `http`, `https` and `mailto` go. What takes
 * knowledge of the site (colours of code, links to operations, pictures of allowed hosts) is left to `finishTexts`.
 */
export function renderApiMarkdown(text: string, options: Partial<SanitiseOptions> = {}): string {
	if (!SYNTAX.test(text)) return `<p>${text.trim()}</p>`;
	const shared = Object.keys(options).length === 0;
	const known = shared ? rendered.get(text) : undefined;
	if (known !== undefined) return known;
	const clean = render(text, { ...SANITISE_DEFAULTS, ...options });
	if (shared && rendered.size < MOST_RENDERED) rendered.set(text, clean);
	return clean;
}

function render(text: string, options: SanitiseOptions): string {
	if (NESTED.test(text)) return plainParagraph(text);
	const { html } = markdownToHtml(quotedBoxes(partedFromHtml(text)), { features: FOREIGN_DIALECT });
	// Without `<` and `&` no HTML can have come in, and most texts have no links or headings either: parsing them again would be most of the work.
	if (!/[<&]/.test(text) && !DELICATE.test(html)) return html.trim();
	try {
		return toHtml(sanitiseMarkdown(fromHtml(withPlaceholders(html), { fragment: true }), options)).trim();
	} catch {
		// Thousands of elements inside one another exhaust the stack. Nobody needs them.
		return plainParagraph(text);
	}
}

function plainParagraph(text: string): string {
	return `<p>${text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)}</p>`;
}
