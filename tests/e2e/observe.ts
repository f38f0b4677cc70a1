import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** `expect.poll` with the timeout that a busy machine needs. */
export const eventually: typeof expect.poll = (look, options) => expect.poll(look, { timeout: 60_000, ...options });

/** Text of the element that has the focus. */
export function focused(page: Page): Promise<string | undefined> {
	return page.evaluate(() => document.activeElement?.textContent?.trim());
}

/** Scrolls the window to `top` px at once. */
export function scrollPage(page: Page, top: number): Promise<void> {
	return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Scroll position of the window in whole px. */
export function scrollTop(page: Page): Promise<number> {
	return page.evaluate(() => Math.round(scrollY));
}

/** Plants a mark in the document that only loading another one removes. Returns the page. */
export async function markDocument(page: Page): Promise<Page> {
	await page.evaluate(() => {
		document.documentElement.dataset.mark = 'same document';
	});
	return page;
}

/** Whether the document still carries the mark. */
export function isSameDocument(page: Page): Promise<boolean> {
	return page.evaluate(() => document.documentElement.dataset.mark === 'same document');
}

/**
 * Clicks on the first link that matches and waits for the page with this heading, also where the one before has the same. A page that still scrolls could move the link
 * away between the press of the button and its release, which is no click.
 */
export async function follow(page: Page, selector: string, title: string): Promise<void> {
	await atRest(page);
	await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-left', ''));
	await page.locator(selector).first().click();
	await page.waitForFunction((text) => document.querySelector('main:not([hidden]) h1:not([data-left])')?.textContent === text, title);
}

/** Waits until nothing scrolls or is animated any more, but by scrolling: five frames in which the page stays as it is. */
export function atRest(page: Page): Promise<void> {
	return page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				let frames = 0;
				let place = scrollY;
				const moves = ({ playState, timeline }: Animation) => playState === 'running' && timeline === document.timeline;
				const look = () => {
					const still = scrollY === place && !document.getAnimations().some(moves);
					frames = still ? frames + 1 : 0;
					place = scrollY;
					if (frames === 5) resolve();
					else requestAnimationFrame(look);
				};
				requestAnimationFrame(look);
			}),
	);
}
