import type { Page } from 'playwright-core';

declare global {
	interface Window {
		openFrame: typeof openFrame;
	}
}

/** A page in a frame of another: a window of its own, which can be resized without a round trip to the browser. */
export interface PageFrame {
	view: Window & typeof globalThis;
	page: Document;
	resize(width: number, height?: number): void;
	close(): void;
}

/** Gives `page`, emptied, the function `openFrame` for what runs in it. */
export async function emptyForFrames(page: Page): Promise<void> {
	await page.setContent('<body style="margin: 0">');
	await page.evaluate(`window.openFrame = ${openFrame}`);
}

/** Runs in the browser. Loads the page at `url`, with or without its scripts, and waits until they have made what they make. */
async function openFrame({ url, script }: { url: string; script: boolean }): Promise<PageFrame> {
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
