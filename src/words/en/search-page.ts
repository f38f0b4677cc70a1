export const searchPage = {
	title: 'Search results',
	field: 'Search term',
	submit: 'Search',
	noScript: 'Search runs in your browser and needs JavaScript. Without it, the navigation and the glossary lead to every page.',
	private: 'What you search for stays in your browser.',
};
