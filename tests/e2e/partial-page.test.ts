import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { allPaths } from './own-pages.ts';
import { isWhole, shareOf } from './sweep-share.ts';

const WIDTHS = [360, 1024, 1350];
/** Where a part ends: before each element and behind each text. */
const STOP = /(?=<[a-z])|(?<!>)(?=<)/g;
/** How many pages are looked at at the same time. */
const LANES = 2;

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

/** What a reader sees of a page, in parts that end wherever the line may be slow. */
function inParts(html: string): string[] {
	const begin = html.indexOf('<body');
	const stops = [0, ...[...html.matchAll(STOP)].map(({ index }) => index).filter((stop) => stop >= begin), html.length];
	return stops.slice(1).map((stop, index) => html.slice(stops[index], stop));
}

/**
 * Runs in the browser. Writes a page part by part into windows of the given widths and returns what moves when the next part comes: its share of the window times how far it
 * moves, as browsers measure it (Layout Instability), from a hundredth of what counts as good. When the content has left the window, the rest comes in one part.
 */
async function findMoves({ parts, widths }: { parts: readonly string[]; widths: readonly number[] }): Promise<string[]> {
	const HEIGHT = 800;
	const LEAST_MOVE = 3;
	const BELOW = 1000;
	const LINE = 40;
	const LEAST_SCORE = 0.001;
	type Seen = Map<Node, DOMRect>;

	function look(view: Document, width: number): Seen {
		const seen: Seen = new Map();
		const walker = view.createTreeWalker(view.body ?? view, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
		const range = view.createRange();
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const isText = node.nodeType === Node.TEXT_NODE;
			if (isText ? node.nodeValue?.trim() === '' : !(node as Element).matches('img, svg, input, select, hr')) continue;
			const element = isText ? node.parentElement : (node as Element);
			if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
			range.selectNode(node);
			const [first] = range.getClientRects();
			const whole = range.getBoundingClientRect();
			if (first && whole.top < HEIGHT && whole.bottom > 0 && whole.left < width && whole.right > 0)
				seen.set(node, new DOMRect(first.x, first.y, whole.width, whole.height));
		}
		return seen;
	}

	const visible = ({ top, bottom, left, right }: DOMRect, width: number) =>
		Math.max(0, Math.min(bottom, HEIGHT) - Math.max(top, 0)) * Math.max(0, Math.min(right, width) - Math.max(left, 0));

	function compare(before: Seen, after: Seen, width: number): string[] {
		const moved = [...before].flatMap(([node, from]) => {
			const to = after.get(node);
			const distance = to ? Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) : 0;
			// The last word goes on to the next line when it grows, on any page.
			const isWord = to && to.x < from.x && to.y > from.y && to.y - from.y < LINE;
			return to && distance >= LEAST_MOVE && !isWord ? [{ node, from, to, distance }] : [];
		});
		const share = moved.reduce((sum, { from, to }) => sum + visible(from, width) + visible(to, width), 0) / (width * HEIGHT);
		const score = (Math.min(1, share) * Math.max(0, ...moved.map(({ distance }) => distance))) / Math.max(width, HEIGHT);
		if (score < LEAST_SCORE) return [];
		const places = moved.map(({ node, from, to }) => {
			const name = node.nodeValue?.trim().slice(0, 30) ?? `<${node.nodeName}>`;
			return `“${name}” from ${Math.round(from.x)},${Math.round(from.y)} to ${Math.round(to.x)},${Math.round(to.y)}`;
		});
		return [`${width} px: ${score.toFixed(4)} ${places.slice(0, 4).join(', ')}`];
	}

	const found = await Promise.all(
		widths.map(async (width) => {
			const frame = document.createElement('iframe');
			frame.style.cssText = `width: ${width}px; height: ${HEIGHT}px; border: 0`;
			document.body.append(frame);
			const view = frame.contentDocument as Document;
			view.open();
			const moves: string[] = [];
			let before: Seen = new Map();
			let rest = parts;
			while (rest.length > 0) {
				const isBelow = (view.querySelector('main')?.getBoundingClientRect().bottom ?? 0) > BELOW;
				const part = rest.slice(0, isBelow ? undefined : 1).join('');
				rest = isBelow ? [] : rest.slice(1);
				view.write(part);
				const sheets = [...view.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet);
				await Promise.all(sheets.map((sheet) => new Promise((resolve) => sheet.addEventListener('load', resolve))));
				// A page that goes on arriving has been painted by then.
				delete view.documentElement?.dataset.unpainted;
				const after = look(view, width);
				moves.push(...compare(before, after, width).map((move) => `${move} by ${part.slice(0, 60)}`));
				before = after;
			}
			view.close();
			moves.push(...compare(before, look(view, width), width).map((move) => `${move} at its end`));
			frame.remove();
			return moves;
		}),
	);
	return found.flat();
}

test('what has come of a page stays where it is, wherever the page stops', { timeout: isWhole ? 3_000_000 : 600_000 }, async () => {
	const paths = (await allPaths(site)).entries();
	const found: string[] = [];
	await Promise.all(
		Array.from({ length: LANES }, async () => {
			const page = await site.open('/robots.txt', { viewport: { width: 2800, height: 820 }, bypassCSP: true });
			for (const [index, path] of paths) {
				await page.setContent('<body style="margin: 0; white-space: nowrap">');
				const parts = inParts(await (await fetch(site.origin + path)).text());
				const moves = await page.evaluate(findMoves, { parts, widths: isWhole ? WIDTHS : shareOf(WIDTHS, { index, of: WIDTHS.length }) });
				found.push(...moves.map((move) => `${path} ${move}`));
			}
		}),
	);
	expect(found).toEqual([]);
});
