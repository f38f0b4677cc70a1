const CHANNEL = 'console:sign-in';

/** Passes the parameters of an authorisation server (`code`, `state`, `error` …) to the page that waits. */
export function announceReturn(search: string): void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage(search);
	channel.close();
}

/** Waits for the response to one authorisation. Rejects when the signal ends the wait. */
export function awaitReturn(state: string, signal: AbortSignal): Promise<URLSearchParams> {
	const channel = new BroadcastChannel(CHANNEL);
	return new Promise<URLSearchParams>((resolve, reject) => {
		signal.throwIfAborted();
		channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			if (typeof data !== 'string') return;
			const answer = new URLSearchParams(data);
			if (answer.get('state') === state) resolve(answer);
		});
		signal.addEventListener('abort', () => reject(signal.reason));
	}).finally(() => channel.close());
}
