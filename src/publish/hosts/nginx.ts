import { API_CATALOG, catalogLink, catalogRedirect } from '#publish/api-catalog-address.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import { CACHE_CONTROL, immutablePaths } from '../cache-rules.ts';
import { CONTENT_TYPES } from '../content-types.ts';
import { PICTURE_HEADERS, RESPONSE_HEADERS, TWIN_HEADERS } from '../response-headers.ts';
import { partsOfTarget } from '../target-parts.ts';
import { type HostSite, MARKDOWN } from './host-site.ts';
import { quote } from './quote.ts';
import { exactPattern, patternPaths } from './redirect-source.ts';

/**
 * A server block for nginx from 1.22 on with the module for Brotli, to be included in `http { … }`. The site lies at `root` plus its base.
 * @param listen what it listens to; `ssl http2` and the certificate are the operator's, in a file included beside it.
 */
export function nginxConfig({ base, redirects, hasCatalog, languages }: HostSite, { listen, root }: { listen: string; root: string }): string {
	const policies = `map $uri $csp { default ${quote(RESPONSE_HEADERS['Content-Security-Policy'])}; ~*\\${PICTURE_HEADERS.ending}$ ${quote(PICTURE_HEADERS.headers['Content-Security-Policy'])}; }`;
	const headers = Object.entries(RESPONSE_HEADERS).map(
		([name, value]) => `add_header ${name} ${name === 'Content-Security-Policy' ? '$csp' : quote(value)} always;`,
	);
	const missing = languages.length === 0 ? quote(`${base}404.html`) : '$missing';
	const inLanguages = languages.map((name) => ` ${quote(`~^${escapePattern(base)}${name}/`)} ${quote(`${base}${name}/404.html`)};`);
	const moved = [...redirects, ...(hasCatalog ? catalogRedirect(base) : [])];
	const asPattern = patternPaths(moved);
	const targets = moved.map(([from, to]) => ({ source: quote(asPattern.has(from) ? exactPattern(from) : from), ...partsOfTarget(to) }));
	return `# Before all maps: addresses may be long.
map_hash_bucket_size 512;

types {
${Object.entries(CONTENT_TYPES)
	.map(([ending, type]) => `	${quote(type)} ${ending.slice(1)};`)
	.join('\n')}
}
default_type application/octet-stream;

map $uri $cached { default ${quote(CACHE_CONTROL.other)}; ${quote(`~^${escapePattern(base)}${immutablePaths(languages)}`)} ${quote(CACHE_CONTROL.immutable)}; }
${policies}
map $uri $varies { default ''; ~\\.md$ Accept; }
map $request_uri $robots { default ''; ${quote(`~^[^?]*\\${TWIN_HEADERS.ending}(?:\\?|$)`)} ${quote(TWIN_HEADERS.headers['X-Robots-Tag'])}; }
map $uri $link { default ''; ${quote(base + API_CATALOG.path)} ${quote(catalogLink(base))}; }
${languages.length === 0 ? '' : `# What is missing in a language is said in it.\nmap $uri $missing { default ${quote(`${base}404.html`)};${inLanguages.join('')} }\n`}map $uri $moved {
	default '';
${targets.map(({ source, address }) => `	${source} ${quote(address)};`).join('\n')}
}
# A query goes behind that of the address, and before the place on the page.
map "$moved$is_args" $joint { default $is_args; "~\\?.*\\?$" "&"; }
map $uri $place {
	default '';
${targets.flatMap(({ source, fragment }) => (fragment === '' ? [] : [`	${source} ${quote(fragment)};`])).join('\n')}
}
# The page as Markdown, for who asks for that: /docs/suche/ is /docs/suche.md as well.
map $http_accept $wants {
	default '';
	${quote(`~*${MARKDOWN.refused}`)} '';
	${quote(`~*${MARKDOWN.named}`)} markdown;
}
map "$wants:$uri" $twin {
	default '';
	${quote(`~^markdown:${escapePattern(base)}$`)} ${quote(`${base}index.md`)};
	"~^markdown:(?<page>.+)/$" $page.md;
}

server {
	listen ${listen};
	root ${root};
	index index.html;
	absolute_redirect off;
	server_tokens off;
	etag on;
	gzip_static on;
	gzip_vary on;
	brotli_static on;
	error_page 404 ${missing};
	# A folder without a page.
	error_page 403 =404 ${missing};

	${headers.join('\n	')}
	add_header Cache-Control $cached always;
	add_header Vary $varies;
	add_header X-Robots-Tag $robots;
	add_header Link $link;

	location = ${quote(base + API_CATALOG.path)} { default_type ${quote(API_CATALOG.type)}; }
	if ($moved) { return 301 $moved$joint$args$place; }
	# Never to an address that begins with two slashes, of either kind: a browser takes that for another host.
	if ($request_uri ~ "^/*(/(?:[^?/\\x5c][^?\\x5c]*/)?)index\\.html(?:\\?|$)") { return 301 $1$is_args$args; }
	if (-f $document_root$twin) { rewrite ^ $twin break; }
}
`;
}
