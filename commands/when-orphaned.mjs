/** How often we look whether we still have the parent that started us. */
const INTERVAL_MS = 500;

/**
 * Calls `stop` once when npm, which started this process, has gone: npm passes an end on to its shell, and the shell to nobody,
 * so a server would stay behind and hold its port. Does nothing for processes that were started by hand, and keeps none alive.
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
