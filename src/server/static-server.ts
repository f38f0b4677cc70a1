import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { API_CATALOG, catalogLink, catalogRedirect, isApiCatalog } from '#publish/api-catalog-address.ts';
import { cacheControl } from '#publish/cache-rules.ts';
import { contentTypeOfFile, isCompressible } from '#publish/content-types.ts';
import { MARKDOWN } from '#publish/hosts/host-site.ts';
import { PICTURE_HEADERS, RESPONSE_HEADERS, TWIN_HEADERS } from '#publish/response-headers.ts';
import { withQuery } from '#publish/target-parts.ts';
import { server as words } from '#words/server.ts';
import { chooseEncoding } from './content-encoding.ts';
import { createFileCache } from './file-cache.ts';
import { fileInside, locateFile } from './locate-file.ts';
import { readRange } from './read-range.ts';
import { redirectsIn } from './redirects.ts';
import { type RequestPath, readRequestPath } from './request-path.ts';

/** Enough for a manual of a thousand pages with its compressed forms. */
const CACHE_BYTES = 128 * 2 ** 20;

/** The file with redirects that a build writes for hosts. */
const REDIRECTS = '_redirects';

interface StaticSite {
	/** Absolute path of the built site. */
	folder: string;
	/** Path that the site was built for; begins and ends with a slash. */
	base: string;
	/** Fields of every answer; those of our own pages when nothing is said. */
	headers?: Readonly<Record<string, string>>;
	/** Receives errors that are answered with 500, and the target of the request. */
	onFault?: ((error: unknown, target: string) => void) | undefined;
}

type PathOf<K extends RequestPath['kind']> = Extract<RequestPath, { kind: K }>;

/** Serves a built site as a good static host does. The server does not listen yet; closing it is up to the caller. */
export function createStaticServer({ folder, base, headers = RESPONSE_HEADERS, onFault }: StaticSite): Server {
	const files = createFileCache({ limit: CACHE_BYTES });

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		setHeaders(response, headers);
		if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response.setHeader('Allow', 'GET, HEAD'), 405, words.onlyReading);
		if ((request.headersDistinct['host']?.length ?? 0) > 1) return sendText(response, 400, words.severalHosts);
		const path = readRequestPath(request.url ?? '/', base);
		if (path.kind === 'inside') return answerInside(path, response);
		const redirect = path.kind === 'outside' ? await redirectOutside(path) : undefined;
		return redirect === undefined ? sendNotFound(response) : sendRedirect(response, redirect.status, redirect.location);
	}

	async function answerInside(path: PathOf<'inside'>, response: ServerResponse): Promise<void> {
		const found = await locateFile(folder, path);
		if (found === undefined) return sendNotFound(response, path.segments[0]);
		const moved = await movedTo(base + path.segments.join('/'));
		if (moved !== undefined) return sendRedirect(response, 301, withQuery(moved, path.query));
		if (found.kind === 'moved') return sendRedirect(response, 301, found.location);
		const [part = '', ...below] = path.segments;
		const inLanguage = below.length > 0 && (await missingPageIn(part)) !== undefined;
		response.setHeader('Cache-Control', cacheControl((inLanguage ? below : path.segments).join('/')));
		const twin = wantsMarkdown(response.req.headers.accept) && path.endsInSlash ? await fileInside(folder, twinOf(folder, path.segments)) : undefined;
		// Pages are sent without `Vary: Accept`: caches revalidate them anyway (`no-cache`), and with `Vary` the offline copy of a browser would not match.
		if (twin !== undefined) response.setHeader('Vary', 'Accept');
		if (twin === undefined && found.file.endsWith(TWIN_HEADERS.ending)) setHeaders(response, TWIN_HEADERS.headers);
		return sendFile(response, 200, twin ?? found.file);
	}

	/** Where a path leads that is not below the base; `undefined`: nowhere. */
	async function redirectOutside({ pathname, query }: PathOf<'outside'>): Promise<{ status: 301 | 302; location: string } | undefined> {
		if (pathname === '/') return { status: 302, location: base };
		if (`${pathname}/` === base) return { status: 301, location: base + query };
		const [, catalog] = catalogRedirect(base).find(([from]) => from === pathname) ?? [];
		const isThere = catalog !== undefined && (await fileInside(folder, join(folder, API_CATALOG.path))) !== undefined;
		return isThere ? { status: 301, location: catalog } : undefined;
	}

	/** The redirect for a path, with or without its slash. */
	async function movedTo(path: string): Promise<string | undefined> {
		const file = await fileInside(folder, join(folder, REDIRECTS));
		if (file === undefined) return undefined;
		const redirects = redirectsIn((await files.read(file, undefined)).body);
		return redirects.get(`${path}/`) ?? redirects.get(path);
	}

	/** The 404 page of the language that a path belongs to. */
	const missingPageIn = (part: string) => fileInside(folder, join(folder, part, '404.html'));

	async function sendNotFound(response: ServerResponse, part = ''): Promise<void> {
		response.setHeader('Cache-Control', 'no-cache');
		const page = (await missingPageIn(part)) ?? (await missingPageIn(''));
		return page === undefined ? sendText(response, 404, words.notFound) : sendFile(response, 404, page);
	}

	async function sendFile(response: ServerResponse, status: number, file: string): Promise<void> {
		const asked = response.req.headers;
		const type = contentTypeOfFile(file);
		const wanted = isCompressible(type) ? chooseEncoding(asked['accept-encoding']?.toString()) : undefined;
		const { body, etag, encoding } = await files.read(file, wanted);
		if (isCompressible(type)) response.appendHeader('Vary', 'Accept-Encoding');
		if (isApiCatalog(file)) response.setHeader('Link', catalogLink(base));
		if (file.toLowerCase().endsWith(PICTURE_HEADERS.ending)) setHeaders(response, PICTURE_HEADERS.headers);
		response.setHeader('ETag', etag);
		if (status === 200 && matchesEtag(asked['if-none-match'], etag)) {
			response.writeHead(304).end();
			return;
		}
		// With `If-Range` the whole file is sent: our tags are weak, so a client's part may be of other bytes (RFC 9110, 13.1.5).
		// Parts are for GET alone (14.2).
		const isPartAsked = response.req.method === 'GET' && status === 200 && asked['if-range'] === undefined;
		const part = isPartAsked && encoding === undefined ? readRange(asked.range, body.length) : undefined;
		if (part !== undefined) {
			const { start, end } = part;
			response.setHeader('Content-Range', `bytes ${start}-${end}/${body.length}`);
			response.writeHead(206, { 'Content-Type': type, 'Content-Length': end - start + 1 }).end(body.subarray(start, end + 1));
			return;
		}
		if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
		response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length }).end(body);
	}

	return createServer((request, response) => {
		answer(request, response).catch((error: unknown) => {
			// A build has just replaced the folder, for one, so that a file went away between finding and reading it; or too many files are open.
			onFault?.(error, request.url ?? '/');
			if (response.headersSent) response.destroy();
			else sendText(response, 500, words.unreadable);
		});
	});
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
	for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

const [named, refused] = [MARKDOWN.named, MARKDOWN.refused].map((pattern) => new RegExp(pattern, 'i'));

const wantsMarkdown = (accept = ''): boolean => named?.test(accept) === true && refused?.test(accept) === false;

/** Where a page stands as Markdown: `/docs/suche/` as `/docs/suche.md`. */
const twinOf = (folder: string, segments: readonly string[]) => `${join(folder, ...(segments.length === 0 ? ['index'] : segments))}.md`;

/** Whether an `If-None-Match` header names this ETag (weak comparison, RFC 9110, 13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
	const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
	return header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag)));
}

/** Redirects are not to be remembered: another site may stand at the same local address tomorrow. */
function sendRedirect(response: ServerResponse, status: 301 | 302, location: string): void {
	response.writeHead(status, { Location: location, 'Cache-Control': 'no-cache', 'Content-Length': 0 }).end();
}

function sendText(response: ServerResponse, status: number, text: string): void {
	const body = `${text}\n`;
	response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(body) }).end(body);
}
