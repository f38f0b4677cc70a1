export const LOADING = 'Loading page';

/** The script of every page carries these. */
export const pageChange = {
	loaded: (title: string) => `Page loaded: ${title}`,
	failed: 'This page cannot be loaded right now',
	unreachable: 'The server cannot be reached.',
	server: 'The server reports an error.',
	foreign: 'Something else answered in place of the page, such as the sign-in of a Wi-Fi network.',
	retry: 'Try again',
	close: 'Close',
	back: (title: string) => `Back to “${title}”`,
};
