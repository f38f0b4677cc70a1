export const LOADING = 'Loading page';

/** Part of the script that changes pages, which loads after the first page. */
export const pageChange = {
	loaded: (title: string) => `Page loaded: ${title}`,
	failed: 'This page cannot be loaded right now',
	unreachable: 'The server cannot be reached. Check your connection.',
	server: 'The server reported an error.',
	foreign: 'Something else answered, such as the login page of a Wi-Fi network.',
	back: (title: string) => `Back to “${title}”`,
};
