/** Elements that people write without their end, or whose end they forget. */
const REAL = new Set(
	`a abbr address area article aside audio b bdi bdo big blockquote body br button canvas caption center cite code col colgroup data dd del details dfn dialog dir div dl dt em fieldset
	figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr html i img input ins kbd label legend li link main map mark menu meta meter nav nobr noframes ol
	optgroup option output p param picture pre progress q rp rt ruby s samp script search section small source span strike strong style sub summary sup table tbody td tfoot th thead
	time tr track tt u ul var video wbr template iframe embed noscript`.split(/\s+/),
);

const BARE = /<([a-z][\w-]*)>/gi;

/**
 * Escapes placeholders that look like elements: `/users/<id>`, `the <object> above`. They are never closed and have no attributes. Parsed
 * as elements they would vanish, some with all text behind them.
 */
export function withPlaceholders(html: string): string {
	// Browsers parse the content of these elements by other rules, and all of it is removed anyway.
	if (/<(?:svg|math)\b/i.test(html)) return html;
	const ended = new Set([...html.matchAll(/<\/([a-z][\w-]*)\s*>/gi)].map(([, name = '']) => name.toLowerCase()));
	return html.replaceAll(BARE, (tag, name: string) => (REAL.has(name.toLowerCase()) || ended.has(name.toLowerCase()) ? tag : `&lt;${name}&gt;`));
}
