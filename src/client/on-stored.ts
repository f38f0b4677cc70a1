/** Runs `run` when another tab of the site may have stored something. */
export function onStored(run: () => void): void {
	addEventListener('storage', run);
	// A page restored from the back/forward cache has missed it.
	addEventListener('pageshow', ({ persisted }) => persisted && run());
}
