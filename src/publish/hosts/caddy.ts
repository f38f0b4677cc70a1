import { API_CATALOG, catalogLink, catalogRedirect } from '#publish/api-catalog-address.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import { CACHE_CONTROL, immutablePaths } from '../cache-rules.ts';
import { CONTENT_TYPES } from '../content-types.ts';
import { PICTURE_HEADERS, RESPONSE_HEADERS, TWIN_HEADERS } from '../response-headers.ts';
import { partsOfTarget } from '../target-parts.ts';
import { type HostSite, MARKDOWN } from './host-site.ts';
import { quote } from './quote.ts';
import { exactPattern, isPlainPath } from './redirect-source.ts';

/**
 * A site block for Caddy from 2.6 on. The site lies at `root` plus its base.
 * @param address the domain, for which Caddy fetches a certificate and speaks HTTP/2 and 3, or `http://…`.
 */
export function caddyConfig({ base, redirects, hasCatalog, languages }: HostSite, { address, root }: { address: string; root: string }): string {
	const fields = (headers: Readonly<Record<string, string>>, matcher = '') =>
		Object.entries(headers).map(([name, value]) => `header ${matcher}${name} ${quote(value)}`);
	// Caddy has types of its own, and those of the system. `file` limits these to existing files, so that the 404 page keeps the type of HTML.
	const types = Object.entries(CONTENT_TYPES).flatMap(([ending, type]) => {
		const name = `@type-${ending.slice(1)}`;
		const varies = ending === '.md' ? ['	+Vary Accept'] : [];
		return [`${name} {`, `	path *${ending}`, '	file', '}', `header ${name} {`, `	Content-Type ${quote(type)}`, ...varies, '	defer', '}'];
	});
	const lines = [
		...fields(RESPONSE_HEADERS),
		`@pictures path *${PICTURE_HEADERS.ending}`,
		...fields(PICTURE_HEADERS.headers, '@pictures '),
		`@twins path *${TWIN_HEADERS.ending}`,
		...fields(TWIN_HEADERS.headers, '@twins '),
		...fields({ 'Cache-Control': CACHE_CONTROL.other }),
		`@immutable path_regexp ^${escapePattern(base)}${immutablePaths(languages)}`,
		...fields({ 'Cache-Control': CACHE_CONTROL.immutable }, '@immutable '),
		'header -Server',
		'',
		// By default Caddy answers any method with the file, and fails with 500 for names that are too long or contain NUL.
		'@other not method GET HEAD',
		'header @other Allow "GET, HEAD"',
		'respond @other 405',
		'@unnameable path_regexp [^/]{256}|\\x00',
		'error @unnameable 404',
		'',
		// A query goes behind that of the address, and before the place on the page.
		'map {path} {moved} {joint} {place} {',
		...[...redirects, ...(hasCatalog ? catalogRedirect(base) : [])].map(([from, to]) => {
			const { address, joint, fragment } = partsOfTarget(to);
			return `	${isPlainPath(from) ? from : quote(exactPattern(from))} ${address} ${joint} ${quote(fragment)}`;
		}),
		'	default "" "" ""',
		'}',
		...redirect('moved', ['not vars {moved} ""'], { to: '{moved}', joint: '{joint}', fragment: '{place}' }),
		// To what the patterns catch, where slashes and dots are merged: a browser takes an address that begins with two slashes, of either kind, for another host.
		...redirect('index', ['path_regexp index ^(/(?:[^/\\\\][^\\\\]*/)?)index\\.html$'], { to: '{re.index.1}' }),
		...redirect('folder', ['path_regexp folder ^(.*[^/])$', 'file {path}/index.html'], { to: '{re.folder.1}/' }),
		'',
		'# The page as Markdown, for who asks for that: /docs/suche/ is /docs/suche.md as well.',
		// Variables that a matcher needs are set before it, because its own conditions are evaluated in any order.
		'map {path} {twin} {',
		`	${base} ${base}index.md`,
		'	~^(.+)/$ $1.md',
		'	default /-',
		'}',
		'@twin {',
		`	header_regexp Accept (?i)${MARKDOWN.named}`,
		`	not header_regexp Accept (?i)${MARKDOWN.refused}`,
		'	file {twin}',
		'}',
		'rewrite @twin {twin}',
		'',
		...types,
		'@catalog {',
		`	path ${base}${API_CATALOG.path}`,
		'	file',
		'}',
		...fields({ 'Content-Type': API_CATALOG.type, Link: catalogLink(base) }, '@catalog '),
		'file_server {',
		'	precompressed br gzip',
		'}',
	];
	return `${address} {
	root * ${root}
	route {
${inDepth(lines, 2)}
	}
	handle_errors {
		# What was asked about the page that is missing is not meant for this one.
		request_header -Range
		request_header -If-None-Match
		request_header -If-Modified-Since
${inDepth(missingPages(base, languages), 2)}
		file_server
	}
}
`;
}

const inDepth = (lines: readonly string[], depth: number) => lines.map((line) => (line === '' ? '' : '\t'.repeat(depth) + line)).join('\n');

/** Each language has its own 404 page. */
function missingPages(base: string, languages: readonly string[]): string[] {
	if (languages.length === 0) return [`rewrite * ${base}404.html`];
	const choices = languages.flatMap((name) => [`handle ${quote(`${base}${name}/*`)} {`, `	rewrite * ${quote(`${base}${name}/404.html`)}`, '}']);
	return [...choices, 'handle {', `	rewrite * ${base}404.html`, '}'];
}

/** Redirects if all `conditions` hold, and keeps the query, if there is one. */
function redirect(
	name: string,
	conditions: readonly string[],
	{ to, joint = '?', fragment = '' }: { to: string; joint?: string; fragment?: string },
): string[] {
	const matcher = (matcherName: string, lines: readonly string[]) => [`@${matcherName} {`, ...lines.map((line) => `	${line}`), '}'];
	return [
		...matcher(`${name}Query`, [...conditions, 'expression `{query} != ""`']),
		`redir @${name}Query ${to}${joint}{query}${fragment} 301`,
		...matcher(name, conditions),
		`redir @${name} ${to}${fragment} 301`,
	];
}
