import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { allPaths } from './own-pages.ts';
import { isWhole } from './sweep-share.ts';

const WIDTHS = [360, 1024, 1350];
/** Number of parts that a page is sent in, and the time between them in ms: some frames. */
const PARTS = isWhole ? 60 : 12;
const PAUSE = 40;
/** Where a part may end; a browser may show less of it. */
const ELEMENT_END = /(?:<\/[^>]+>)+(?=\s|<(?!\/))/g;
/** A hundredth of what counts as good: below, nothing moves by more than a few px in a corner. */
const SEEN = 0.001;
/** How many pages arrive at the same time: most of it is pauses. */
const LANES = 4;

let site: FixtureSite;
let slow: { origin: string; server: Server };
beforeAll(async () => {
	site = await openOwnSite();
	slow = await serveSlowly(site.origin);
});
afterAll(async () => {
	slow?.server.closeAllConnections();
	slow?.server.close();
	await site?.close();
});

/** A server that passes on what the one at `origin` says, pages in parts, so that a browser shows each before the next has come. */
async function serveSlowly(origin: string): Promise<typeof slow> {
	const server = createServer(async (request, response) => {
		const url = new URL(request.url ?? '/', origin);
		const answer = await fetch(url);
		const body = Buffer.from(await answer.arrayBuffer());
		const type = answer.headers.get('content-type') ?? '';
		response.writeHead(answer.status, { 'Content-Type': type });
		const parts = type.startsWith('text/html') ? inParts(body.toString()) : [body];
		for (const [index, part] of parts.entries()) {
			if (index > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE));
			response.write(part);
		}
		response.end();
	});
	return { origin: `http://127.0.0.1:${(await listen(server, { port: 0, host: '127.0.0.1' })).port}`, server };
}

/** A page in about equal parts. */
function inParts(html: string): string[] {
	const parts: string[] = [];
	let start = 0;
	for (const { index, 0: tag } of html.matchAll(ELEMENT_END)) {
		const stop = index + tag.length;
		if (stop - start < html.length / PARTS) continue;
		parts.push(html.slice(start, stop));
		start = stop;
	}
	return [...parts, html.slice(start)];
}

/** Runs in the browser. Loads a page into windows of all widths side by side and returns what moves in them. */
async function findShifts({ url, widths, least }: { url: string; widths: readonly number[]; least: number }): Promise<string[]> {
	const LINE = 40;
	const isWord = (from: DOMRect, to: DOMRect) => to.x < from.x && to.y > from.y && to.y - from.y < LINE;
	// The script reopens categories of the sidebar that a reader opened earlier.
	sessionStorage.clear();
	const shifts = await Promise.all(
		widths.map(async (width) => {
			const frame = document.createElement('iframe');
			frame.style.cssText = `width: ${width}px; height: 800px; border: 0`;
			frame.src = url;
			const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
			document.body.append(frame);
			await loaded;
			const view = frame.contentWindow as Window & typeof globalThis;
			const found = await new Promise<PerformanceEntry[]>((resolve) => {
				const entries: PerformanceEntry[] = [];
				new view.PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
				// The last frames count, too.
				view.requestAnimationFrame(() => view.requestAnimationFrame(() => view.requestAnimationFrame(() => setTimeout(() => resolve(entries)))));
			});
			const lines = (found as (PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] })[])
				// The mark before an item that goes on to the next line when it grows is no node. The last word that a part brings may do that on any page.
				.filter(({ value, sources }) => value >= least && sources.some(({ node, previousRect: from, currentRect: to }) => node !== null && !isWord(from, to)))
				.map(({ value, sources }) => {
					const names = sources.map(({ node, previousRect: before, currentRect: after }) => {
						const element = node?.nodeType === view.Node.TEXT_NODE ? node.parentElement : (node as Element | null);
						return `${element?.localName ?? 'gone'}.${element?.className} from ${before.x},${before.y} to ${after.x},${after.y}`;
					});
					return `${width} px: ${value.toFixed(4)} ${[...new Set(names)].join(' ')}`;
				});
			frame.remove();
			return lines;
		}),
	);
	return shifts.flat();
}

test('nothing moves on any page while it arrives', { timeout: isWhole ? 3_000_000 : 600_000 }, async () => {
	const paths = (await allPaths(site)).values();
	const found: string[] = [];
	await Promise.all(
		Array.from({ length: LANES }, async () => {
			const page = await site.open('/robots.txt', { viewport: { width: WIDTHS.reduce((sum, width) => sum + width + 10, 0), height: 820 }, bypassCSP: true });
			for (const path of paths) {
				await page.goto(`${slow.origin}/robots.txt`);
				await page.setContent('<body style="margin: 0; white-space: nowrap">');
				const shifts = await page.evaluate(findShifts, { url: slow.origin + path, widths: WIDTHS, least: SEEN });
				found.push(...shifts.map((shift) => `${path} ${shift}`));
			}
		}),
	);
	expect(found).toEqual([]);
});
