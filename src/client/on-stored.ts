/** Runs `run` when another tab of the site may have stored something, until a signal in `options` ends it. */
export function onStored(run: () => void, options?: AddEventListenerOptions): void {
	addEventListener('storage', run, options);
	// A page restored from the back/forward cache has missed it.
	addEventListener('pageshow', ({ persisted }) => persisted && run(), options);
}
