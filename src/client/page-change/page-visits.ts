import { ID } from '#chrome/contract.ts';
import { announce } from '#client/announce.ts';
import { focusOn } from '#client/focus-on.ts';
import { hashTarget } from '#client/hash-target.ts';
import { loadElements } from '#client/load-elements.ts';
import { openTarget } from '#client/open-folds.ts';
import { parseHtml } from '#client/parse-html.ts';
import { pageChange } from '#words/page-change.ts';
import { focusLeft, type LeftPlace, placeNow } from './left-place.ts';
import { PageFault } from './load-page.ts';
import { type PageFailure, showFailure } from './page-failure.ts';
import { addStyles, canSwap, dropStyles, notePageStyles } from './page-head.ts';
import { createProgress } from './progress.ts';
import { isSiteServed, reachPage } from './reach-page.ts';
import { RETRY, type ShownPage } from './shown-page.ts';
import { swapPage } from './swap-page.ts';

/** Replaces the page that is `shown` by others and updates its `url`. `bar` is the progress bar. */
export function createPageVisits(shown: ShownPage, bar: HTMLElement) {
	notePageStyles(shown.styles);
	const progress = createProgress(bar);
	let visits = 0;
	let failure: PageFailure | undefined;

	/** Returns to the current page while another one is loading or has failed. */
	function comeHome(event: NavigateEvent): void {
		visits++;
		progress.done();
		dropStyles();
		// The reader has continued on the current page: it does not move, unless the navigation leads to another place in it.
		if (failure === undefined && event.destination.key === shown.home) return;
		// A target in the address takes precedence over the place where the page was left.
		const kept = failure === undefined && location.hash ? undefined : shown.places.get(shown.home);
		endFailure();
		arrive(event, kept);
	}

	/** Loads the page at `url`, or shows why it does not load. */
	async function visit(event: NavigateEvent, url: URL): Promise<void> {
		const turn = ++visits;
		// Links to places in the current page stay in it, although the address bar already shows the next page.
		if (event.sourceElement?.getAttribute('href')?.startsWith('#')) {
			if (failure === undefined) navigation.navigate(new URL(url.hash, shown.url).href, { history: 'replace' });
			else focusOn(hashTarget());
			return;
		}
		progress.start();
		try {
			await bring(event, url);
		} catch (error) {
			event.signal.throwIfAborted();
			if (error instanceof PageFault) return fail(error);
			// A bug in this program: let the browser load the page.
			reportError(error);
			location.reload();
		} finally {
			if (turn === visits) progress.done();
		}
	}

	function notePlace(): void {
		if (failure === undefined) shown.places.set(shown.home, placeNow());
	}
	// After the router, which must first note the history entry of the page.
	if ('navigation' in window) navigation.addEventListener('navigate', notePlace);

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
		// Cannot loop: the loaded page has the scripts of its own build.
		if (!canSwap(next)) return location.reload();
		// Notes the place again, because the reader may have scrolled meanwhile, and before the styles of the next page affect this one.
		notePlace();
		loadElements(next);
		const showStyles = await addStyles(next);
		signal.throwIfAborted();
		endFailure();
		swapPage(next, showStyles);
		shown.url = url;
		arrive(event, undefined);
	}

	function fail({ reason }: PageFault): void {
		dropStyles();
		if (failure === undefined) {
			failure = showFailure(shown.url.href, () => navigation.navigate(location.href, { history: 'replace', info: RETRY }));
			scrollTo({ top: 0, behavior: 'instant' });
		}
		failure.tell(reason);
		announce(pageChange[reason]);
	}

	function endFailure(): void {
		failure?.end();
		failure = undefined;
	}

	/** Scrolls and focuses: to the target of the navigation, or, for back, forward and the return from a failure (`kept`), to where the page was left. */
	function arrive(event: NavigateEvent, kept: LeftPlace | undefined): void {
		// Content of closed folds has no position and cannot be focused.
		openTarget();
		const place = event.navigationType === 'traverse' ? shown.places.get(event.destination.key) : kept;
		if (place === undefined) event.scroll();
		else scrollTo({ top: place.top, behavior: 'instant' });
		if (place === undefined || !focusLeft(place)) focusOn(hashTarget() ?? document.querySelector(`#${ID.page} h1`) ?? document.querySelector('main'));
		announce(pageChange.loaded(document.title));
	}

	return { visit, comeHome };
}
