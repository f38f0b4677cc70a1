import { Parser } from 'htmlparser2';

/** Marks of parts that hydrate, which may create any element, or crash (`#ui/islands`, `#console/react`, `#docusaurus/drawing`). */
const HYDRATED = /<(?:astro-island|moved-part)\b|class="console\b/;
export const ANY_ELEMENT = '*';
/** Elements that are useless without their script, which may fail to load (`#client/load-elements.ts`). */
const NEEDS_SCRIPT = /<(?:astro-island|moved-part|search-page|offline-edition)\b|class="console\b/;

/** A start tag as far as its name, in lower case or not, and an attribute with or without quotes (HTML, sections 13.1.2.1 and 13.1.2.3). */
const TAG_NAME = /<([a-z][^\s/>]*)/gi;
const CLASS_LIST = /\bclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*))/gi;

/** All classes, as `.name`, and elements in a piece of HTML; `*` where scripts may make more of them. What only looks like one counts, too. */
export function namesIn(html: string): Set<string> {
	const names = new Set<string>([...(HYDRATED.test(html) ? [ANY_ELEMENT] : []), ...(NEEDS_SCRIPT.test(html) ? ['.load-failure'] : [])]);
	for (const [, double, single, bare] of html.matchAll(CLASS_LIST))
		for (const name of attributeValue(double ?? single ?? bare ?? '').split(/\s+/)) names.add(`.${name}`);
	for (const [, name = ''] of html.matchAll(TAG_NAME)) names.add(name.toLowerCase());
	return names;
}

/** The value of an attribute: names of utilities (`[&>p]:m-2`) hold what HTML writes as entities. */
function attributeValue(written: string): string {
	if (!written.includes('&')) return written;
	let value = '';
	new Parser({ onattribute: (_, read) => (value = read) }).end(`<a class="${written.replaceAll('"', '&quot;')}">`);
	return value;
}
