const CHANNEL = 'console:sign-in';

/** Tells the page that waits what an authorisation server has sent along (`code`, `state`, `error` …). */
export function announceReturn(search: string): void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage(search);
	channel.close();
}

/** What comes back for one authorisation. Rejects when the signal ends the wait. */
export function awaitReturn(state: string, signal: AbortSignal): Promise<URLSearchParams> {
	const channel = new BroadcastChannel(CHANNEL);
	return new Promise<URLSearchParams>((resolve, reject) => {
		channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			if (typeof data !== 'string') return;
			const answer = new URLSearchParams(data);
			if (answer.get('state') === state) resolve(answer);
		});
		signal.addEventListener('abort', () => reject(signal.reason));
	}).finally(() => channel.close());
}
