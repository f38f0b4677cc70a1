/** Runs `run` when another tab of the site may have stored something. */
export function onStored(run: () => void): void {
	addEventListener('storage', run);
	// A page that comes back from the browser's memory has missed it.
	addEventListener('pageshow', ({ persisted }) => persisted && run());
}
