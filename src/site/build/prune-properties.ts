import { STYLE_TAGS } from './prune-styles.ts';

/** A value without quotes; brackets may hold others, as `var(--a, calc(1px + 2px))` does. */
const UNBRACKETED = String.raw`[^;{}"'\`()]*`;
const THEME_VALUE = String.raw`${UNBRACKETED}(?:\(${UNBRACKETED}(?:\(${UNBRACKETED}\)${UNBRACKETED})*\)${UNBRACKETED})*`;

/**
 * Properties of Docusaurus' theme, which a page of such a site gets all of (`theme-properties.css`), as they are declared: between the ends of declarations, and
 * nowhere else. Values in quotes are none of its.
 */
const DECLARED_PROPERTY = new RegExp(String.raw`(?<=[{;]\s*)(--ifm-[\w-]+)\s*:\s*(${THEME_VALUE})(?:;|(?=\}))`, 'g');
const PROPERTY_OF_THEME = /--ifm-[\w-]+/g;

/** Components of a site that hydrate, and style sheets in files, may name what the page itself does not. */
const MAY_NAME_MORE = /<moved-part\b|<link[^>]*\brel="?stylesheet/;

/** Takes the declarations of properties of Docusaurus' theme out of the style elements of a page which nothing on it names, directly or through another one. */
export function pruneProperties(html: string): string {
	if (!html.includes('--ifm-') || MAY_NAME_MORE.test(html)) return html;
	const values = new Map<string, string[]>();
	const rest = html.replace(STYLE_TAGS, (element) =>
		element.replace(DECLARED_PROPERTY, (_, name: string, value: string) => {
			values.set(name, [...(values.get(name) ?? []), value]);
			return '';
		}),
	);
	const named = new Set<string>();
	const note = (text: string) => {
		for (const [name] of text.matchAll(PROPERTY_OF_THEME)) {
			if (named.has(name)) continue;
			named.add(name);
			values.get(name)?.forEach(note);
		}
	};
	note(rest);
	return html.replace(STYLE_TAGS, (element) =>
		element.replace(DECLARED_PROPERTY, (declaration, name: string) => (named.has(name) ? declaration : '')).replace(/:root\{\}/g, ''),
	);
}
