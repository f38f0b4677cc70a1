export const storedData = {
	name: 'Name',
	purpose: 'Purpose',
	lifetime: 'Kept',
	/** What each is for, by its key in `STORED` (`#chrome/stored.ts`). */
	purposes: {
		theme: 'your choice of light or dark colors',
		announcement: 'the last announcement you dismissed',
		version: 'the version of the documentation that you last chose or visited',
		tabs: 'the tab you last chose in a group, such as the programming language of samples',
		searches: 'your last six searches that led to a result',
		slash: 'that the / key alone does not open the search',
		sidebar: 'which chapters of the sidebar are open, and its scroll position',
		sandbox: 'the state of an API’s sandbox and its last 50 requests, without credentials for real servers',
		edition: 'whether you keep the whole documentation for offline reading',
		pages: 'pages you visited, and the whole documentation if you choose, for offline reading',
	},
	lifetimes: {
		localStorage: 'until you delete the data of this site in your browser',
		sessionStorage: 'until you close the tab',
		indexedDB: 'until you delete the data of this site in your browser',
		cacheStorage: 'until you delete everything on the page “Read offline”, or delete the data of this site in your browser',
	},
};
