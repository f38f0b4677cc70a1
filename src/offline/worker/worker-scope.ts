/** What a service worker has that the types of a page do not know (Service Workers, W3C). */
export interface WorkerScope {
	location: Location;
	clients: { matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenDocument[]>; claim(): Promise<void> };
	registration: ServiceWorkerRegistration;
	skipWaiting(): Promise<void>;
	addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
	addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
	addEventListener(type: 'message', listener: (event: LastingEvent & { data: readonly string[]; source: OpenDocument }) => void): void;
}

/** A window that shows a page. */
export interface OpenDocument {
	id: string;
	url: string;
}

interface LastingEvent {
	/** Keeps the worker alive until the promise is settled. */
	waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
	request: Request;
	/** The document that asks; empty for one that is only about to be. */
	clientId: string;
	/** The document that a navigation leads to. */
	resultingClientId: string;
	respondWith(response: Promise<Response>): void;
}
