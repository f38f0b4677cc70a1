/** A memoised `load`: called once. What it rejects with is not kept, so that the next caller tries again. */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
	let loading: Promise<T> | undefined;
	return () => {
		loading ??= load().catch((error: unknown) => {
			loading = undefined;
			throw error;
		});
		return loading;
	};
}
