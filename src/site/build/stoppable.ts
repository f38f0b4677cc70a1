const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Does work that may run code of the site. That code may loop forever, and then handlers of signals are never called; so signals end this process at once
 * meanwhile, as if it had no handlers. The next build removes what it leaves on the disk (`staging.ts`).
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
