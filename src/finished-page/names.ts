/** What hydrates may make any element, or crash: the mark of a page that has such parts (`#ui/islands`, `#console/react`, `#docusaurus/drawing`). */
const LIVE = /<(?:astro-island|moved-part)\b|class="console\b/;
export const ANY_ELEMENT = '*';

/** All classes, as `.name`, and elements in a piece of HTML; `*` where scripts may make more of them. */
export function namesIn(html: string): Set<string> {
	const names = new Set<string>(LIVE.test(html) ? [ANY_ELEMENT, '.island-error'] : []);
	for (const [, list = ''] of html.matchAll(/\bclass="([^"]*)"/g)) for (const name of list.split(/\s+/)) names.add(`.${name}`);
	for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(name);
	return names;
}
