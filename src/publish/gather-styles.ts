import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Comments, and a start tag with its attributes, which may hold any text. */
const COMMENT = '<!--[\\s\\S]*?-->';
const TAG = '<[a-zA-Z][^"\'>]*(?:(?:"[^"]*"|\'[^\']*\')[^"\'>]*)*>';
/** A style element. Skipped are texts that only look like one, and styles that do not apply to the page: in `noscript` or a `template`. */
const STYLE_ELEMENT = new RegExp(`${COMMENT}|<(noscript|script|template|textarea)\\b[\\s\\S]*?</\\1>|(<style(?:\\s[^>]*)?>)([\\s\\S]*?)</style>|${TAG}`, 'g');
/** A start tag; what holds texts that are no markup is passed over. */
const START_TAG = new RegExp(`${COMMENT}|<(script|style|textarea)\\b[\\s\\S]*?</\\1>|${TAG}`, 'g');
const HAS_STYLE = /\sstyle\s*=/i;
const HTML_ATTRIBUTE = /\s+([^\s=>"'/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * Puts all that styles a page into the first of its style elements, so that a policy names one text: the other elements in their order, and what stood
 * in `style` attributes as classes. Those stand outside of all layers, so that they win, as attributes do.
 */
export function gatherStyles(html: string): string {
	const rules = new Map<string, string>();
	const classed = HAS_STYLE.test(html) ? withClasses(html, rules) : html;
	const sheets: string[] = [];
	const emptied = classed.replace(STYLE_ELEMENT, (element, ...[, tag = '', css]: (string | undefined)[]) => {
		// Only the beginning of a sheet may import.
		if (css === undefined || css.includes('@import')) return element;
		const media = attributeOf(tag, 'media');
		// Drawings may wrap their styles in CDATA, which is not CSS in HTML.
		const text = css.replaceAll(/<!\[CDATA\[|\]\]>/g, '');
		sheets.push(media === undefined ? text : `@media ${media}{${text}}`);
		return sheets.length === 1 ? '<style></style>' : '';
	});
	return emptied.replace('<style></style>', () => `<style>${sheets.join('')}${[...rules.values()].join('')}</style>`);
}

/** Gives elements with a `style` attribute a class in its place, and notes the rules of these. */
function withClasses(html: string, rules: Map<string, string>): string {
	return html.replace(START_TAG, (tag, opaque?: string) => {
		if (opaque !== undefined || !HAS_STYLE.test(tag)) return tag;
		const declarations = attributeOf(tag, 'style');
		if (declarations === undefined || /[{}<]/.test(declarations) || !endsItself(declarations)) return tag;
		const name = `style-${createHash('sha256').update(declarations).digest('hex').slice(0, 8)}`;
		rules.set(name, `.${name}{${declarations}}`);
		let hasClass = false;
		const classed = tag.replace(HTML_ATTRIBUTE, (attribute, key: string, value = '') => {
			if (key.toLowerCase() === 'style') return '';
			if (key.toLowerCase() !== 'class') return attribute;
			hasClass = true;
			return ` class="${value.replace(/^["']|["']$/g, '')} ${name}"`;
		});
		return hasClass ? classed : classed.replace(/^<[^\s/>]+/, (start) => `${start} class="${name}"`);
	});
}

/** Whether declarations end what they open. A browser ends an attribute where the attribute does; a rule would run on into those behind it. */
function endsItself(declarations: string): boolean {
	const outer = declarations.replaceAll(/\\[\s\S]|"[^"\n]*"|'[^'\n]*'|\/\*[\s\S]*?\*\//g, '');
	let depth = 0;
	for (const [sign] of outer.matchAll(/[([\])]/g)) depth += sign === '(' || sign === '[' ? 1 : -1;
	return depth === 0 && !/["'\\]|\/\*/.test(outer);
}

function attributeOf(tag: string, name: string): string | undefined {
	let value: string | undefined;
	new Parser({ onopentag: (_, attributes) => (value = attributes[name]) }).end(tag);
	return value;
}
