/** Requests of one caller since `from` (milliseconds of the sandbox's clock). */
export interface RateWindow {
	from: number;
	count: number;
}

/** The state of a caller's rate limit after a request. */
export interface Rate {
	limit: number;
	remaining: number;
	/** Seconds until the next window. */
	reset: number;
	isExceeded: boolean;
}

/** Counts a request in the caller's window and forgets windows that are over. Changes `windows`. */
export function countRequest(
	windows: Record<string, RateWindow>,
	{ caller, now }: { caller: string; now: number },
	{ requests, seconds }: { requests: number; seconds: number },
): Rate {
	for (const [name, { from }] of Object.entries(windows)) if (now - from >= seconds * 1000 || now < from) delete windows[name];
	const window = windows[caller] ?? { from: now, count: 0 };
	window.count++;
	windows[caller] = window;
	return {
		limit: requests,
		remaining: Math.max(0, requests - window.count),
		reset: Math.max(1, Math.ceil((window.from + seconds * 1000 - now) / 1000)),
		isExceeded: window.count > requests,
	};
}
