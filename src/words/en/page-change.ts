export const LOADING = 'Loading page';

/** What brings pages carries these; it comes when the first one stands. */
export const pageChange = {
	loaded: (title: string) => `Page loaded: ${title}`,
	failed: 'This page cannot be loaded right now',
	unreachable: 'The server cannot be reached. Check your connection.',
	server: 'The server reports an error.',
	foreign: 'Something else answered in place of the page, such as the sign-in of a Wi-Fi network.',
	back: (title: string) => `Back to “${title}”`,
};
