/** A built site as a host sees it. */
export interface HostSite {
	/** Path that it was built for; begins and ends with a slash. */
	base: string;
	/** Addresses that lead to others, both with the base. */
	redirects: ReadonlyMap<string, string>;
}

/** What an `Accept` header holds of those who want pages as Markdown. Browsers never name it. */
export const MARKDOWN = 'text/markdown';
