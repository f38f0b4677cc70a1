export const searchDialog = {
	title: 'Search',
	placeholder: 'What are you looking for?',
	close: 'Close search',
	loading: 'Loading search …',
	none: (text: string) => `No results for “${text}”. Try a shorter word or another spelling.`,
	guessed: (text: string) => `No results for “${text}”. Did you mean one of these?`,
	all: 'All results on one page',
	recent: 'Recent searches',
	forget: 'Clear',
	count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
	preview: 'The preview has no search index yet. It is created by the build.',
	kinds: { manual: 'Docs', glossary: 'Glossary', blog: 'Blog', api: 'API', page: 'Page' },
};
