/** How often we check that the parent that started us still exists. */
const INTERVAL_MS = 500;

/**
 * Calls `stop` once npm, which started this process, is gone: npm passes a signal on to its shell, and the shell to nobody,
 * so a server would stay behind and keep its port. Does nothing for processes started by hand, and keeps none alive.
 */
export function whenOrphaned(stop) {
	if (process.env.npm_lifecycle_event === undefined) return;
	const parent = process.ppid;
	const timer = setInterval(() => {
		if (process.ppid === parent) return;
		clearInterval(timer);
		stop();
	}, INTERVAL_MS);
	timer.unref();
}
