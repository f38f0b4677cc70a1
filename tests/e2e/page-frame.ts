import type { Frame, JSHandle, Page } from 'playwright-core';
import type { FixtureSite } from './fixture-site.ts';

/** A page in a frame of another: a window of its own, which can be resized without a round trip to the browser. */
export interface PageFrame {
	view: Window & typeof globalThis;
	page: Document;
	resize(width: number, height?: number): void;
	close(): void;
}

/** A page of the site in a frame, to be looked at from around it and from inside. */
export interface FramedPage {
	path: string;
	/** Its place among those that are looked at. */
	index: number;
	outside: Page;
	inside: Frame;
	frame: JSHandle<PageFrame>;
}

/** As many as there are processors on the smallest machine that runs the tests. */
const LANES = 2;

interface Pages {
	site: FixtureSite;
	paths: readonly string[];
	/** Whether their scripts run; they do unless told otherwise. */
	script?: boolean;
}

/** Opens the pages at `paths` one after the other, some at the same time, and lets `look` look at them. */
export async function lookAtPages({ site, paths, script = true }: Pages, look: (page: FramedPage) => Promise<void>): Promise<void> {
	const queue = paths.entries();
	const work = async () => {
		// The page around the frame is not one of the site, and the policy is tested elsewhere (`policy.test.ts`).
		const outside = await site.open('/robots.txt', { viewport: { width: 1920, height: 800 }, bypassCSP: true });
		await outside.setContent('<body style="margin: 0">');
		for (const [index, path] of queue) {
			const frame = await outside.evaluateHandle(openFrame, { url: site.origin + path, script });
			const inside = outside.frames().find((other) => other !== outside.mainFrame());
			if (inside === undefined) throw new Error(`${path} has no frame.`);
			await look({ path, index, outside, inside, frame });
			await outside.evaluate(({ close }) => close(), frame);
		}
		await outside.context().close();
	};
	await Promise.all(Array.from({ length: LANES }, work));
}

/** Runs in the browser. Loads the page at `url`, with or without its scripts, and waits until they have made what they make. */
export async function openFrame({ url, script }: { url: string; script: boolean }): Promise<PageFrame> {
	const frame = document.createElement('iframe');
	if (!script) frame.sandbox.add('allow-same-origin');
	frame.style.cssText = 'display: block; width: 1280px; height: 800px; border: 0';
	frame.src = url;
	const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
	document.body.append(frame);
	await loaded;
	const { contentWindow: view, contentDocument: page } = frame;
	if (!(view && page)) throw new Error(`${url} did not load.`);
	const isMade = () => 'ready' in page.documentElement.dataset && [...page.querySelectorAll('docs-tabs')].every((tabs) => tabs.querySelector('[role="tab"]'));
	while (script && !isMade()) await new Promise(requestAnimationFrame);
	// Closed fold-outs are tested as well, except on API pages, where they are all alike and long.
	for (const fold of page.querySelectorAll<HTMLDetailsElement>('[data-kind=doc] main details, [data-kind=post] main details')) fold.open = true;
	return {
		view: view as PageFrame['view'],
		page,
		resize(width, height = 800) {
			frame.style.width = `${width}px`;
			frame.style.height = `${height}px`;
		},
		close: () => frame.remove(),
	};
}
