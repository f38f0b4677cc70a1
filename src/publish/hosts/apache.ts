import { API_CATALOG, catalogLink } from '#publish/api-catalog-address.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import { CACHE_CONTROL, immutablePaths } from '../cache-rules.ts';
import { CONTENT_TYPES } from '../content-types.ts';
import { PICTURE_HEADERS, RESPONSE_HEADERS, TWIN_HEADERS } from '../response-headers.ts';
import { partsOfTarget } from '../target-parts.ts';
import { type HostSite, MARKDOWN } from './host-site.ts';
import { quote } from './quote.ts';
import { pathPattern } from './redirect-source.ts';

/**
 * A `.htaccess` for Apache from 2.4.26 on (mod_dir, mod_headers, mod_mime, mod_rewrite), to lie in the folder of the site: on rented web space nothing else of the
 * configuration can be changed. It must be allowed to (`AllowOverride All`).
 */
export function apacheConfig({ base, redirects, hasCatalog, languages }: HostSite): string {
	const missing = (place: string) => [`ErrorDocument 404 ${quote(`${place}404.html`)}`, `ErrorDocument 403 ${quote(`${place}404.html`)}`];
	const immutable = `%{REQUEST_URI} =~ m#^${escapePattern(base)}${immutablePaths(languages)}#`;
	// Rewriting changes `REQUEST_URI`; `THE_REQUEST` stays the line that the client sent.
	const asked = `%{THE_REQUEST} =~ m#^\\S+ [^? ]*\\${TWIN_HEADERS.ending}[? ]#`;
	return `# No lists of files, and no guessing of names.
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash On
AddDefaultCharset Off
${missing(base).join('\n')}
${languages.flatMap((name) => [`<If "%{REQUEST_URI} =~ m#^${escapePattern(base)}${name}/#">`, ...missing(`${base}${name}/`).map((line) => `	${line}`), '</If>']).join('\n')}

# Types by the ending in any case, also of the compressed forms.
RemoveType .br .gz
AddEncoding br .br
AddEncoding gzip .gz
${Object.entries(CONTENT_TYPES)
	.map(([ending, type]) => `<FilesMatch ${quote(`(?i)\\${ending}(?:\\.(?:br|gz))?$`)}>\n	ForceType ${quote(type)}\n</FilesMatch>`)
	.join('\n')}

${Object.entries(RESPONSE_HEADERS)
	.map(([name, value]) => `Header always set ${name} ${quote(value)}`)
	.join('\n')}
Header always set Cache-Control ${quote(CACHE_CONTROL.other)}
Header merge Vary Accept-Encoding
<FilesMatch "\\.md(?:\\.(?:br|gz))?$">
	Header merge Vary Accept
</FilesMatch>
<FilesMatch ${quote(`(?i)\\${PICTURE_HEADERS.ending}(?:\\.(?:br|gz))?$`)}>
${Object.entries(PICTURE_HEADERS.headers)
	.map(([name, value]) => `	Header always set ${name} ${quote(value)}`)
	.join('\n')}
</FilesMatch>
<If ${quote(asked)}>
${Object.entries(TWIN_HEADERS.headers)
	.map(([name, value]) => `	Header set ${name} ${quote(value)}`)
	.join('\n')}
</If>
<If ${quote(immutable)}>
	Header always set Cache-Control ${quote(CACHE_CONTROL.immutable)}
</If>
${hasCatalog ? catalog(base) : ''}
RewriteEngine On
RewriteBase ${quote(base)}
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# Only what was asked for is led elsewhere, and not what is sent in its place.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [S=${2 * redirects.size + 4}]
${[...redirects].flatMap(([from, to]) => redirectRules(from.slice(base.length), to)).join('\n')}
RewriteRule "^((?:[^\\x5c]*/)?)index\\.html$" ${quote(`${escapeTarget(base)}$1`)} [R=301,L]
# A folder without a page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule "" - [R=404,L]
# The page as Markdown, for who asks for that: /docs/suche/ is /docs/suche.md as well.
${twinRules()}

# The form that the reader takes, of those that lie beside the file.
${['br', 'gz'].flatMap((ending) => compressedRules(ending)).join('\n')}
`;
}

const catalog = (base: string) => `<If ${quote(`%{REQUEST_URI} == '${base}${API_CATALOG.path}'`)}>
	ForceType ${quote(API_CATALOG.type)}
	Header set Link ${quote(catalogLink(base))}
</If>
`;

/** Two rules, because a query goes behind that of the address, and before the place on the page. */
function redirectRules(from: string, to: string): string[] {
	const { address, joint, fragment } = partsOfTarget(to);
	const pattern = quote(`^${pathPattern(from)}$`);
	return [
		'RewriteCond %{QUERY_STRING} .',
		`RewriteRule ${pattern} ${quote(`${escapeTarget(address)}${joint}%{QUERY_STRING}${escapeTarget(fragment)}`)} [R=301,NE,L]`,
		`RewriteRule ${pattern} ${quote(escapeTarget(address) + escapeTarget(fragment))} [R=301,NE,L]`,
	];
}

/** Characters that begin a variable, or escape it. */
const escapeTarget = (text: string) => text.replaceAll(/[$%\\]/g, '\\$&');

function twinRules(): string {
	const asks = [`RewriteCond %{HTTP_ACCEPT} ${quote(MARKDOWN.named)} [NC]`, `RewriteCond %{HTTP_ACCEPT} ${quote(`!${MARKDOWN.refused}`)} [NC]`];
	return [
		...asks,
		'RewriteCond %{REQUEST_FILENAME} "^(.+[^/])/?$"',
		'RewriteCond %1.md -f',
		'RewriteRule "^(.+)/$" $1.md [L]',
		...asks,
		'RewriteCond %{REQUEST_FILENAME}/index.md -f',
		'RewriteRule "^$" index.md [L]',
	].join('\n');
}

function compressedRules(ending: string): string[] {
	const coding = ending === 'gz' ? 'gzip' : ending;
	return [
		`RewriteCond %{HTTP:Accept-Encoding} ${quote(`(?:^|,)\\s*${coding}\\s*(?:[;,]|$)`)} [NC]`,
		`RewriteCond %{HTTP:Accept-Encoding} ${quote(`!(?:^|,)\\s*${coding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`)} [NC]`,
		`RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
		`RewriteRule ^(.+)$ $1.${ending} [E=no-gzip:1,E=no-brotli:1,END]`,
	];
}
