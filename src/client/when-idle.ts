/** How long an idle moment is waited for, in ms. */
const LATEST = 3000;

/** Runs `run` once the page has come and the browser has nothing else to do. Scripts of every page run before that. */
export function whenIdle(run: () => void): void {
	addEventListener('load', () => {
		if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST });
		else setTimeout(run);
	});
}
