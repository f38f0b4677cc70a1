import { ID } from '#chrome/contract.ts';
import { announce } from '#client/announce.ts';
import { focusOn } from '#client/focus-on.ts';
import { loadElements } from '#client/load-elements.ts';
import { type LoadFailure, showFailure } from '#client/load-failure.ts';
import { parseHtml } from '#client/parse-html.ts';
import { route } from '#words/route.ts';
import { PageFault } from './load-page.ts';
import { addStyles, canSwap, notePageStyles } from './page-head.ts';
import { isPageAddress, sitePlace } from './page-link.ts';
import { createProgress } from './progress.ts';
import { isSiteServed, reachPage } from './reach-page.ts';
import { swapPage } from './swap-page.ts';

/** Marks a navigation as a new try for the address that is already in the address bar. */
const RETRY = 'retry';

/**
 * Changes pages without loading the document again, on top of the Navigation API. Browsers without it load pages as ever.
 * The address changes at once, the page when it has arrived; until then, and when it never does, the page on display is left as it is.
 */
export function startRouter(): void {
	const bar = document.getElementById(ID.progress);
	if (!('navigation' in window) || bar === null) return;
	notePageStyles();
	const progress = createProgress(bar);
	/** Address of the page on display, which is not the one in the address bar while another is on its way, or does not come. */
	let shown = new URL(location.href);
	let visits = 0;
	let failure: LoadFailure | undefined;
	/** Scroll positions of history entries. The browser's own are lost when a page shorter than that comes in between. */
	const places = new Map<string | undefined, number>();
	/** Key of the history entry that the page on display came with. */
	let home: string | undefined;

	navigation.addEventListener('navigate', (event) => {
		const { navigationType, destination } = event;
		const away = location.pathname !== shown.pathname;
		if (!away) {
			home = navigation.currentEntry?.key;
			places.set(home, scrollY);
			shown = new URL(location.href);
		}
		if (!event.canIntercept || event.downloadRequest !== null || event.formData || navigationType === 'reload') return;
		const url = new URL(destination.url);
		if (!isPageAddress(url, sitePlace())) return;
		const retry = event.info === RETRY;
		const returns = away && url.pathname === shown.pathname && !retry;
		// Within the page on display the browser does everything itself: fragments, and addresses that scripts set.
		const within = navigationType === 'traverse' ? url.pathname === shown.pathname : destination.sameDocument;
		if (within && !away) return;
		if (within && !(event.hashChange || navigationType === 'traverse' || retry)) return;
		event.intercept({ scroll: 'manual', focusReset: 'manual', handler: () => (returns ? comeHome(event) : visit(event, url)) });
	});

	async function comeHome(event: NavigateEvent): Promise<void> {
		visits++;
		progress.done();
		endFailure();
		arrive(event, places.get(home));
	}

	async function visit(event: NavigateEvent, url: URL): Promise<void> {
		const turn = ++visits;
		progress.start();
		try {
			await bring(event, url);
		} catch (error) {
			event.signal.throwIfAborted();
			if (error instanceof PageFault) return fail(error);
			// A fault of this program: the browser loads the page as ever.
			reportError(error);
			location.reload();
		} finally {
			if (turn === visits) progress.done();
		}
	}

	async function bring(event: NavigateEvent, url: URL): Promise<void> {
		const { signal } = event;
		const { address, html } = await reachPage(url, signal);
		signal.throwIfAborted();
		if (html === undefined) {
			if (await isSiteServed(signal)) return location.reload();
			throw new PageFault('foreign');
		}
		if (new URL(address).pathname !== url.pathname) {
			navigation.navigate(address + url.hash, { history: 'replace' });
			return;
		}
		const next = parseHtml(html);
		// Once: what the browser loads then has scripts of its own build.
		if (!canSwap(next)) return location.reload();
		loadElements(next);
		const removeStyles = await addStyles(next);
		signal.throwIfAborted();
		endFailure();
		swapPage(next, removeStyles);
		shown = url;
		arrive(event, undefined);
	}

	function fail({ reason }: PageFault): void {
		if (failure === undefined) {
			failure = showFailure(shown.href, () => navigation.navigate(location.href, { history: 'replace', info: RETRY }));
			scrollTo({ top: 0, behavior: 'instant' });
		}
		failure.tell(reason);
		announce(route[reason]);
	}

	function endFailure(): void {
		failure?.end();
		failure = undefined;
	}

	/** Goes where the navigation leads to; back and forward, and the way back from a failure (`kept`), where the page was left. */
	function arrive(event: NavigateEvent, kept: number | undefined): void {
		const place = event.navigationType === 'traverse' ? places.get(event.destination.key) : kept;
		if (place === undefined) event.scroll();
		else scrollTo({ top: place, behavior: 'instant' });
		focusOn(document.querySelector(':target') ?? document.querySelector('#page h1') ?? document.querySelector('main'));
		announce(route.loaded(document.title));
	}
}
