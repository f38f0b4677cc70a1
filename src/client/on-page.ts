/** Runs `run` for the page on display, and again whenever the browser has arrived somewhere in this document. */
export function onPage(run: () => void): void {
	run();
	if ('navigation' in window) navigation.addEventListener('navigatesuccess', run);
}
