/** Returns a function that may be called often and runs `run` once in the next frame. */
export function oncePerFrame(run: () => void): () => void {
	let due = false;
	return () => {
		if (due) return;
		due = true;
		requestAnimationFrame(() => {
			due = false;
			run();
		});
	};
}
