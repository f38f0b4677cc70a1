const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs what may run code of a site. That may loop forever, and then no handler of a signal is ever called: so meanwhile signals end this process at once, as
 * they end one without handlers. What it leaves on the disk is cleared by the next build (`staging.ts`).
 */
export async function stoppable<T>(work: () => Promise<T>): Promise<T> {
	const handlers = SIGNALS.flatMap((signal) => process.listeners(signal).map((handler) => ({ signal, handler })));
	for (const { signal, handler } of handlers) process.off(signal, handler);
	try {
		return await work();
	} finally {
		for (const { signal, handler } of handlers) process.on(signal, handler);
	}
}
