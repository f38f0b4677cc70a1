import { ID } from '#chrome/contract.ts';
import { offerRetry } from '#client/retry/offer-retry.ts';
import { whenPageStands } from '#client/when-page-stands.ts';
import { loadFailure } from '#words/load-failure.ts';
import { isPageAddress, sitePlace } from './page-link.ts';
import { RETRY, type ShownPage, STYLE_ELEMENTS } from './shown-page.ts';

/** Timeout of the request that tests whether a server answers, in ms. */
const ANSWER_TIMEOUT = 3000;

/**
 * Changes pages without loading the document again, on top of the Navigation API. Browsers without it load pages as usual.
 * The address changes at once, the page once it has loaded; until then, or if it never does, the current page does not change.
 * The first view only needs to know which navigations to intercept; the code that loads pages comes later.
 */
export function startRouter(): void {
	const bar = document.getElementById(ID.progress);
	if (bar === null) return;
	const styles = [...document.head.querySelectorAll(STYLE_ELEMENTS)];
	const shown: ShownPage = { url: new URL(location.href), home: undefined, places: new Map(), styles };
	let loading: ReturnType<typeof load> | undefined;
	const load = () => import('./coming-pages.ts').then((code) => code.startComingPages(shown, bar));
	const visits = () => {
		loading ??= load();
		loading.catch(() => {
			loading = undefined;
		});
		return loading;
	};
	// In every browser, because offline reading and folding of code start with it.
	whenPageStands(() => void visits().catch(reportError));
	if (!('navigation' in window)) return;

	navigation.addEventListener('navigate', (event) => {
		const { navigationType, destination, signal } = event;
		const away = location.pathname !== shown.url.pathname;
		if (!away) {
			shown.home = navigation.currentEntry?.key;
			shown.url = new URL(location.href);
		}
		if (!event.canIntercept || event.downloadRequest !== null || event.formData || navigationType === 'reload') return;
		const url = new URL(destination.url);
		if (!isPageAddress(url, sitePlace())) return;
		const retry = event.info === RETRY;
		const returns = away && url.pathname === shown.url.pathname && !retry;
		// Within the current page, the browser does everything itself: fragments, and addresses set by scripts.
		const within = navigationType === 'traverse' ? url.pathname === shown.url.pathname : destination.sameDocument;
		if (within && !away) return;
		if (within && !(event.hashChange || navigationType === 'traverse' || retry)) return;
		const handler = async () => {
			const ways = await visits().catch((error: unknown) => reportError(error));
			signal.throwIfAborted();
			if (ways) return returns ? ways.comeHome(event) : ways.visit(event, url);
			// Without that code the browser loads pages as usual, but if no server answers, it would show an error page of its own.
			if (await isReachable(url)) return location.reload();
			signal.throwIfAborted();
			offerRetry(loadFailure.page, () => navigation.navigate(location.href, { history: 'replace', info: RETRY }));
		};
		event.intercept({ scroll: 'manual', focusReset: 'manual', handler });
	});
}

/** Whether anything answers at an address. */
function isReachable(url: URL): Promise<boolean> {
	return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_TIMEOUT) }).then(
		() => true,
		() => false,
	);
}
