export const storedData = {
	name: 'Name',
	purpose: 'Purpose',
	lifetime: 'Kept',
	/** What each is for, by its key in `STORED` (`#chrome/stored.ts`). */
	purposes: {
		theme: 'light or dark colours, as you chose',
		announcement: 'the announcement above the page that you dismissed last',
		version: 'the version of the documentation that you chose or visited last',
		tabs: 'the tab that you chose last in a group, such as the programming language of samples',
		searches: 'your last six searches that led to a result',
		sidebar: 'open chapters and scroll position of the sidebar',
		sandbox: 'the state of the sandbox of an API and its last 50 requests; credentials for real servers are not among them',
		edition: 'that you keep the whole documentation for times without a network',
		pages: 'pages that you have visited, and on your wish the whole documentation: to read without a network',
	},
	lifetimes: {
		localStorage: 'until you delete the data of this site in your browser',
		sessionStorage: 'until you close the tab',
		indexedDB: 'until you delete the data of this site in your browser',
		cacheStorage: 'until you delete everything on the page “Read offline”, or the data of the site in the browser',
	},
};
