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

/** Brings pages in place of the one that is `shown`, whose `url` is then theirs; `bar` says that one is on its way. */
export function createPageVisits(shown: ShownPage, bar: HTMLElement) {
	notePageStyles(shown.styles);
	const progress = createProgress(bar);
	let visits = 0;
	let failure: PageFailure | undefined;

	/** Back to the page on display, while another is on its way or has not come. */
	function comeHome(event: NavigateEvent): void {
		visits++;
		progress.done();
		dropStyles();
		// The page on display has been read on: it stays as it is, unless another place in it is asked for.
		if (failure === undefined && event.destination.key === shown.home) return;
		// A place in it that was asked for meanwhile counts more than the one that it was left at.
		const kept = failure === undefined && location.hash ? undefined : shown.places.get(shown.home);
		endFailure();
		arrive(event, kept);
	}

	/** Brings the page at `url`, or says in its place why it does not come. */
	async function visit(event: NavigateEvent, url: URL): Promise<void> {
		const turn = ++visits;
		// Links to places in the page on display stay in it, whatever the address bar says of the one that is on its way.
		if (failure === undefined && event.sourceElement?.getAttribute('href')?.startsWith('#')) {
			navigation.navigate(new URL(url.hash, shown.url).href, { history: 'replace' });
			return;
		}
		progress.start();
		try {
			await bring(event, url);
		} catch (error) {
			event.signal.throwIfAborted();
			if (error instanceof PageFault) return fail(error);
			// A fault of this program: the browser loads the page as usual.
			reportError(error);
			location.reload();
		} finally {
			if (turn === visits) progress.done();
		}
	}

	function notePlace(): void {
		if (failure === undefined) shown.places.set(shown.home, placeNow());
	}
	// After the router, which has noted by then of which entry the page is.
	navigation.addEventListener('navigate', notePlace);

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
		// Where the reader leaves it, who has read on meanwhile; before the styles of the next page change this one.
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

	/** Goes where the navigation leads to; back and forward, and the way back from a failure (`kept`), where the page was left. */
	function arrive(event: NavigateEvent, kept: LeftPlace | undefined): void {
		// What is closed has no place to go to, and cannot have the focus.
		openTarget();
		const place = event.navigationType === 'traverse' ? shown.places.get(event.destination.key) : kept;
		if (place === undefined) event.scroll();
		else scrollTo({ top: place.top, behavior: 'instant' });
		if (place === undefined || !focusLeft(place)) focusOn(hashTarget() ?? document.querySelector(`#${ID.page} h1`) ?? document.querySelector('main'));
		announce(pageChange.loaded(document.title));
	}

	return { visit, comeHome };
}
