import type { ApiRequest } from '#openapi/request/api-request.ts';

/** Says on the document that the form of an operation stands for another request now. `isAdjusted`: for another one than the page shows. */
export const REQUEST_CHANGED = 'console:request-changed';

export interface RequestChange {
	request: ApiRequest;
	isAdjusted: boolean;
}

/** Asks the console on the document to put the page's own example back. */
export const RESTORE_EXAMPLE = 'console:restore-example';

/** Tells the page what request the form stands for. */
export function announceRequest(change: RequestChange): void {
	document.dispatchEvent(new CustomEvent<RequestChange>(REQUEST_CHANGED, { detail: change }));
}

/** Calls `listener` with each event of one of the names above. Returns a function that ends it. */
export function onConsoleEvent<Detail>(name: string, listener: (detail: Detail) => void): () => void {
	const onEvent = (event: Event) => listener((event as CustomEvent<Detail>).detail);
	document.addEventListener(name, onEvent);
	return () => document.removeEventListener(name, onEvent);
}
