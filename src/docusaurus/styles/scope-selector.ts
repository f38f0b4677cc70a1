import { cssClasses, cssCode } from '#text/css-code.ts';

/** Why a selector does not move: it means the frame of Docusaurus, or how every text looks. */
type LeftSelector = 'frame' | 'look';

const BLOCKS = 'navbar|menu|footer|pagination|pagination-nav|table-of-contents|breadcrumbs|dropdown|navbar-sidebar|tabs|admonition';
const NAMES =
	'main-wrapper|skipToContent|clean-btn|clean-list|hash-link|prism-code|token|markdown-section|(?:docs|blog)-wrapper|docs-(?:doc|version|tags).*|blog-(?:list|post|tags|archive|authors)-.*';
const FAMILIES =
	'(?:theme|docusaurus|plugin|DocSearch|docsearch|aa|algolia|announcementBar|toc|doc(?:Sidebar|Main|Root|Item|Page)|codeBlock|code-block|admonition)';
/** Classes of the frame that Docusaurus puts around a text. Those that texts themselves name (`button`, `card`) are none of them. */
const FRAME = new RegExp(`^(?:(?:${BLOCKS})(?:__.*|--.*)?|${NAMES}|${FAMILIES}(?:[-A-Z_].*)?)$`);
/** Elements of the frame that have an id, and names that a bundler makes unique. */
const FRAME_PART = /#__docusaurus|#docusaurus|\[class[*^$~|]?=/;
/** The element around a text, which has another name here. */
const TEXT = /\.(?:markdown|theme-doc-markdown)(?![\w-])/g;

/** What a site writes itself, entries of its sidebars and pictures of its bar included: they may have classes. */
const CONTENT = '.prose *,.sidebar *,.own-picture';

/** One selector for the content of pages alone, wherever it begins: what it means has to stand in a text or a sidebar. Or why it does not move. */
export function scopeSelector(selector: string): { scoped: string } | { left: LeftSelector } {
	const text = selector.replace(TEXT, '.prose');
	if (FRAME_PART.test(text)) return { left: 'frame' };
	const names = cssClasses(cssCode(text).replace(/\[[^\]]*\]/g, '')).filter((name) => name !== 'prose');
	if (names.some((name) => FRAME.test(name))) return { left: 'frame' };
	if (names.length === 0) return { left: 'look' };
	const end = endOfSubject(text);
	return { scoped: `${text.slice(0, end)}:where(${CONTENT})${text.slice(end)}` };
}

/** Index where the element ends that a selector means: before its `::before`. */
function endOfSubject(selector: string): number {
	const code = cssCode(selector);
	let depth = 0;
	for (let at = 0; at < code.length; at++) {
		const character = code.charAt(at);
		if ('(['.includes(character)) depth++;
		else if (')]'.includes(character)) depth--;
		else if (depth === 0 && character === ':' && /^:(?::|(?:before|after|first-line|first-letter)(?![\w-]))/.test(code.slice(at))) return at;
	}
	return selector.trimEnd().length;
}

/** The selectors of a list. */
export function selectorList(list: string): string[] {
	const code = cssCode(list);
	const selectors = [''];
	let depth = 0;
	for (let at = 0; at < code.length; at++) {
		const character = code.charAt(at);
		if ('(['.includes(character)) depth++;
		if (')]'.includes(character)) depth--;
		if (character === ',' && depth === 0) selectors.push('');
		else selectors.push((selectors.pop() ?? '') + list.charAt(at));
	}
	return selectors.map((selector) => selector.trim()).filter((selector) => selector !== '');
}
