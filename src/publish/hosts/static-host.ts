import { API_CATALOG, catalogLink } from '#publish/api-catalog-address.ts';
import { CACHE_CONTROL } from '../cache-rules.ts';
import { PICTURE_HEADERS, RESPONSE_HEADERS, TWIN_HEADERS } from '../response-headers.ts';

/**
 * The file `_headers` that static hosts read (Netlify, Cloudflare Pages and others): a path, and below it its headers. Compression, ETag, ranges and status 404
 * are their own, pages they ask for again by themselves, and redirects stand in `_redirects`. Where two blocks name a policy, both count.
 * @param base path that the site was built for. @param immutable the folders below it whose files change their names with their content.
 */
export function headersFile(base: string, immutable: readonly string[]): string {
	const block = (path: string, headers: Readonly<Record<string, string>>) =>
		[base + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
	return [
		block('*', RESPONSE_HEADERS),
		...immutable.map((folder) => block(`${folder}/*`, { 'Cache-Control': CACHE_CONTROL.immutable })),
		block(`*${PICTURE_HEADERS.ending}`, PICTURE_HEADERS.headers),
		block(`*${TWIN_HEADERS.ending}`, TWIN_HEADERS.headers),
		block(API_CATALOG.path, { 'Content-Type': API_CATALOG.type, Link: catalogLink(base) }),
	].join('\n');
}
