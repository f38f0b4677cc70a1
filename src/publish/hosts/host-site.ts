/** A built site as a host sees it. */
export interface HostSite {
	/** Path that it was built for; begins and ends with a slash. */
	base: string;
	/** Addresses that lead to others, both with the base: decoded paths by which hosts look, to what goes into a header field (`readRedirects`). */
	redirects: ReadonlyMap<string, string>;
	/** Whether it has a catalogue of APIs. */
	hasCatalog: boolean;
	/** Folders in it that hold it in another language, each with a page of its own for what is missing. */
	languages: readonly string[];
}

/**
 * `Accept` headers of those who want pages as Markdown, in any case of letters (RFC 9110, 12.5.1): they name it, whatever they like better, and do not refuse it with
 * a weight of 0. Browsers never name it. Written for all regular expressions of hosts: Caddy's look neither ahead nor behind.
 */
export const MARKDOWN = { named: '(?:^|,)\\s*text/markdown\\s*(?:[;,]|$)', refused: '(?:^|,)\\s*text/markdown\\s*(?:;[^,]*)?;\\s*q=0(?:\\.0*)?\\s*(?:[;,]|$)' };
