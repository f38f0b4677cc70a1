import { ownValue } from '#text/own-value.ts';

/** What hydrates may make any element, or crash: the mark of a page that has such parts (`#ui/islands`, `#console/react`, `#docusaurus/drawing`). */
const HYDRATED = /<(?:astro-island|moved-part)\b|class="console\b/;
export const ANY_ELEMENT = '*';
/** What is no use without its script, which may not come (`#client/load-elements.ts`). */
const NEEDS_SCRIPT = /<(?:astro-island|moved-part|search-page|offline-edition)\b|class="console\b/;

/** All classes, as `.name`, and elements in a piece of HTML; `*` where scripts may make more of them. */
export function namesIn(html: string): Set<string> {
	const names = new Set<string>([...(HYDRATED.test(html) ? [ANY_ELEMENT] : []), ...(NEEDS_SCRIPT.test(html) ? ['.load-failure'] : [])]);
	for (const [, list = ''] of html.matchAll(/\bclass="([^"]*)"/g)) for (const name of list.split(/\s+/)) names.add(`.${decodedName(name)}`);
	for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(name);
	return names;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", '#34': '"' };

/** A class as it is called: names of utilities (`[&>p]:m-2`) hold what HTML writes as entities. */
const decodedName = (name: string) => (name.includes('&') ? name.replace(/&(\w+|#\w+);/g, (entity, key: string) => ownValue(ENTITIES, key) ?? entity) : name);
