import { route } from '#words/route.ts';
import { announce } from './announce.ts';
import { showFailure } from './load-failure.ts';
import { takePage } from './load-page.ts';
import { addStyles, canSwap, notePageStyles } from './page-head.ts';
import { isPageAddress, sitePlace } from './page-link.ts';
import { parseHtml } from './parse-html.ts';
import { createProgress } from './progress.ts';
import { swapPage } from './swap-page.ts';

/** Marks a navigation as a new try for the address that is already in the address bar. */
const RETRY = 'retry';

/**
 * Changes pages without loading the document again, on top of the Navigation API. Browsers without it load pages as ever.
 * The address changes at once, the page when it has arrived; until then, and when it never does, the page on display is left as it is.
 */
export function startRouter(): void {
	const bar = document.querySelector<HTMLElement>('.progress');
	if (!('navigation' in window) || bar === null) return;
	notePageStyles();
	const progress = createProgress(bar);
	/** Path of the page on display, which is not the one in the address bar while another is on its way. */
	let shown = location.pathname;
	let visits = 0;
	/** Brings the page on display back from behind a failure. */
	let comeBack: (() => void) | undefined;
	/** Scroll positions of history entries. The browser's own are lost when a page shorter than that comes in between. */
	const places = new Map<string | undefined, number>();

	navigation.addEventListener('navigate', (event) => {
		const { navigationType, destination } = event;
		const away = location.pathname !== shown;
		if (!away) places.set(navigation.currentEntry?.key, scrollY);
		if (!event.canIntercept || event.downloadRequest !== null || event.formData || navigationType === 'reload') return;
		const url = new URL(destination.url);
		if (!isPageAddress(url, sitePlace())) return;
		const retry = event.info === RETRY;
		const returns = away && url.pathname === shown && !retry;
		// Within the page on display the browser does everything itself: fragments, and addresses that scripts set.
		const within = navigationType === 'traverse' ? url.pathname === shown : destination.sameDocument;
		if (within && !away) return;
		if (within && !(event.hashChange || navigationType === 'traverse' || retry)) return;
		event.intercept({ scroll: 'manual', focusReset: 'manual', handler: () => (returns ? comeHome(event) : visit(event, url)) });
	});

	async function comeHome(event: NavigateEvent): Promise<void> {
		visits++;
		progress.done();
		comeBack?.();
		comeBack = undefined;
		arrive(event);
	}

	async function visit(event: NavigateEvent, url: URL): Promise<void> {
		const turn = ++visits;
		progress.start();
		try {
			await bring(event, url);
		} catch (error) {
			if (event.signal.aborted) throw error;
			// The browser tries once by itself and knows best how to tell what is wrong; offline that would only lose the page.
			if (navigator.onLine) location.reload();
			else fail();
		} finally {
			if (turn === visits) progress.done();
		}
	}

	async function bring(event: NavigateEvent, url: URL): Promise<void> {
		const { address, html } = await takePage(url, { signal: event.signal });
		event.signal.throwIfAborted();
		if (html === undefined) return location.reload();
		if (new URL(address).pathname !== url.pathname) {
			navigation.navigate(address + url.hash, { history: 'replace' });
			return;
		}
		const next = parseHtml(html);
		if (!canSwap(next)) return location.reload();
		const removeStyles = await addStyles(next);
		event.signal.throwIfAborted();
		swapPage(next, removeStyles);
		shown = url.pathname;
		comeBack = undefined;
		arrive(event);
	}

	function fail(): void {
		comeBack ??= showFailure(() => navigation.navigate(location.href, { history: 'replace', info: RETRY }));
		scrollTo({ top: 0, behavior: 'instant' });
		focusOn(document.querySelector('#page h1'));
		announce(route.failedTitle);
	}

	function arrive(event: NavigateEvent): void {
		const place = event.navigationType === 'traverse' ? places.get(event.destination.key) : undefined;
		if (place === undefined) event.scroll();
		else scrollTo({ top: place, behavior: 'instant' });
		focusOn(document.querySelector(':target') ?? document.querySelector('#page h1') ?? document.querySelector('main'));
		announce(route.loaded(document.title));
	}
}

/** Moves the focus, so that reading and tabbing go on from there. */
function focusOn(place: HTMLElement | null): void {
	if (place === null) return;
	if (place.tabIndex < 0) place.tabIndex = -1;
	place.focus({ preventScroll: true });
}
