/**
 * Keeps what `open` brings for as long as the state stays the same. What it throws or rejects is tried again the next time.
 * @param stateOf what it depends on; by default it is kept forever.
 */
export function keepOpened<T>(open: () => T, stateOf: () => unknown = () => undefined): () => T {
	let kept: { state: unknown; value: T } | undefined;
	return () => {
		const state = stateOf();
		if (kept !== undefined && kept.state === state) return kept.value;
		const opened = { state, value: open() };
		kept = opened;
		if (opened.value instanceof Promise)
			opened.value.catch(() => {
				if (kept === opened) kept = undefined;
			});
		return opened.value;
	};
}
