import type { Page } from 'playwright-core';

/** What is wrong at the widths from `from` to `to`, in px. */
export interface Finding {
	from: number;
	to: number;
	what: string;
}

/**
 * Lays the page at `url` out at every one of `widths` and looks whether it is wider than its window and whether a control stands outside of it.
 * The page is loaded once, into a frame of `page` that is then resized: a frame has a window of its own, and no width costs a round trip.
 */
export async function sweepWidths(page: Page, url: string, widths: readonly number[]): Promise<Finding[]> {
	const found = await page.evaluate(sweep, { url, widths: [...widths] });
	const findings: Finding[] = [];
	for (const { width, what } of found) {
		const open = findings.findLast((finding) => finding.what === what);
		if (open && widths.indexOf(open.to) === widths.indexOf(width) - 1) open.to = width;
		else findings.push({ from: width, to: width, what });
	}
	return findings;
}

/** Runs in the browser. */
async function sweep({ url, widths }: { url: string; widths: number[] }): Promise<{ width: number; what: string }[]> {
	const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
	const frame = document.createElement('iframe');
	frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; height: 800px; border: 0';
	frame.style.width = `${widths[0]}px`;
	frame.src = url;
	const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
	document.body.append(frame);
	await loaded;
	const inner = frame.contentWindow;
	const shown = frame.contentDocument;
	if (!(inner && shown)) throw new Error(`${url} did not load.`);
	const root = shown.documentElement;
	while ([...shown.querySelectorAll('.tabs')].some((tabs) => !tabs.querySelector('[role="tab"]'))) await new Promise(requestAnimationFrame);

	/** What a reader can scroll to inside an element of its own is not lost, and what is cut to a point is not meant to be seen. */
	const isReachable = (control: Element) => {
		for (let at: Element | null = control; at && at !== shown.body; at = at.parentElement) {
			const { overflowX, clipPath, position } = inner.getComputedStyle(at);
			if (clipPath !== 'none' || (at !== control && /auto|scroll/.test(overflowX)) || position === 'fixed') return true;
		}
		return false;
	};
	const nameOf = (element: Element) => `${element.localName}${element.className ? `.${element.className}` : ''} „${element.textContent?.trim().slice(0, 30)}“`;

	// What is folded must fit as well. What API pages fold is the same everywhere, and long.
	for (const fold of shown.querySelectorAll<HTMLDetailsElement>('[data-kind=doc] main details, [data-kind=post] main details')) fold.open = true;

	const found: { width: number; what: string }[] = [];
	for (const width of widths) {
		frame.style.width = `${width}px`;
		if (root.scrollWidth > inner.innerWidth) found.push({ width, what: 'page wider than the window' });
		for (const control of shown.querySelectorAll(CONTROLS)) {
			const { left, right } = control.getBoundingClientRect();
			if (left >= -0.5 && right <= width + 0.5) continue;
			if (right > left && !isReachable(control)) found.push({ width, what: `outside: ${nameOf(control)}` });
		}
	}
	frame.remove();
	return found;
}
