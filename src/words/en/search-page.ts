export const searchPage = {
	title: 'Search results',
	field: 'Search term',
	submit: 'Search',
	noScript: 'Search runs in your browser and needs JavaScript.',
	navigationOnly: 'Without it, the navigation leads to every page.',
	waysToo: 'Without it, the navigation and these pages lead on:',
	private: 'What you search for stays in your browser.',
};
