/** Longest wait for an idle moment, in ms. */
const IDLE_TIMEOUT = 3000;

/** Runs `run` when the page has loaded and the browser is idle. */
export function whenPageStands(run: () => void): void {
	const whenIdle = () => {
		if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
		else setTimeout(run);
	};
	if (document.readyState === 'complete') whenIdle();
	else addEventListener('load', whenIdle);
}
