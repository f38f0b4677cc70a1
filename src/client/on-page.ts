/** Runs `run` for the current page, and again after each navigation in this document. */
export function onPage(run: () => void): void {
	run();
	if ('navigation' in window) navigation.addEventListener('navigatesuccess', run);
}
