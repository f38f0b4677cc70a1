import { Parser } from 'htmlparser2';
import type { Browser, Request } from 'playwright-core';
import { compressNow } from '#server/content-encoding.ts';
import { FAST, openWindow } from '../measure-load.ts';

/** Elements by the part of a page that they make, in the order in which they are left out. */
const PAGE_PARTS = { styles: ['style'], scripts: ['script'], navigation: ['nav', 'aside'], article: ['main'] } as const;
/** Files of these kinds; all others are `files`. */
const FILE_KINDS: Readonly<Record<string, string>> = { script: 'fileScripts', stylesheet: 'fileStyles', image: 'fileImages' };

/** What the bytes of a first view are, in kB as they travel. */
export type ViewParts = Readonly<Record<string, number>>;

/** Loads a page at the end of a line, and sorts what came until then: parts of the page, kinds of files, header fields. */
export async function viewParts(browser: Browser, { port, path }: { port: number; path: string }): Promise<ViewParts> {
	const { page, origin, close } = await openWindow(browser, port, FAST);
	const finished: Request[] = [];
	page.on('requestfinished', (request) => finished.push(request));
	const response = await page.goto(origin + path, { waitUntil: 'load' });
	const came = [...finished];
	const parts: Record<string, number> = Object.fromEntries(Object.entries(pageParts((await response?.text()) ?? '')));
	const add = (part: string, bytes: number) => {
		parts[part] = (parts[part] ?? 0) + bytes / 1000;
	};
	for (const request of came) {
		const { responseBodySize, responseHeadersSize } = await request.sizes();
		add('headers', responseHeadersSize);
		if (request.resourceType() !== 'document') add(FILE_KINDS[request.resourceType()] ?? 'files', responseBodySize);
	}
	await close();
	return parts;
}

/**
 * How much of a compressed page its parts are, in kB: each is left out of what is left by then, and the rest compressed again. What two parts have in
 * common counts for the later one, so that all together are the page.
 */
export function pageParts(html: string): ViewParts {
	const parts: Record<string, number> = {};
	let left = html;
	for (const [part, names] of Object.entries(PAGE_PARTS)) {
		const rest = without(left, names);
		parts[part] = weight(left) - weight(rest);
		left = rest;
	}
	return { ...parts, frame: weight(left) };
}

/** As the server sends it. */
const weight = (html: string): number => compressNow(Buffer.from(html), 'br', 'fast').length / 1000;

/** The page without the elements of these names. */
function without(html: string, names: readonly string[]): string {
	let kept = '';
	let from = 0;
	let depth = 0;
	const parser = new Parser({
		onopentagname(name) {
			if (names.includes(name) && depth++ === 0) kept += html.slice(from, parser.startIndex);
		},
		onclosetag(name) {
			if (names.includes(name) && --depth === 0) from = parser.endIndex + 1;
		},
	});
	parser.end(html);
	return kept + html.slice(from);
}
