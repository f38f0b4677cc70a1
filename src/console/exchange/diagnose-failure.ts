import { failure } from '#words/console.ts';

/** What is known about a request to a real server that brought no response. */
interface FailedCall {
	/** Address of the request. */
	url: string;
	/** Address of the page. */
	page: string;
	isOnline: boolean;
	timedOut: boolean;
}

/**
 * The possible reasons of a failed call, in the language of the site. Browsers do not tell pages whether the name was not found, the certificate was refused or
 * the server does not allow requests from other origins: all three are named together.
 */
export function diagnoseFailure({ url, page, isOnline, timedOut }: FailedCall): string[] {
	if (!URL.canParse(url)) return [failure.address];
	if (!isOnline) return [failure.offline];
	if (timedOut) return [failure.timeOut];
	const [target, here] = [new URL(url), new URL(page)];
	if (here.protocol === 'https:' && target.protocol === 'http:' && !isLocal(target.hostname)) return [failure.mixedContent];
	return [
		failure.unknown,
		failure.name(target.hostname),
		...(target.protocol === 'https:' ? [failure.certificate] : []),
		...(target.origin === here.origin ? [] : [failure.origin(here.origin)]),
	];
}

/** Browsers count these as secure. */
const isLocal = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.endsWith('.localhost');
