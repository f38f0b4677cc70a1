/** How long an idle moment is waited for, in ms. */
const IDLE_TIMEOUT = 3000;

/** Runs `run` when the page has all it came for and the browser has nothing else to do. */
export function whenPageStands(run: () => void): void {
	const whenIdle = () => {
		if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
		else setTimeout(run);
	};
	if (document.readyState === 'complete') whenIdle();
	else addEventListener('load', whenIdle);
}
