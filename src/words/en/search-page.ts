export const searchPage = {
	title: 'Search results',
	field: 'Search term',
	submit: 'Search',
	noScript: 'The search runs in your browser and needs JavaScript. Without JavaScript navigation and glossary lead to every page.',
	private: 'What you search for stays in your browser.',
};
