export const notFound = {
	title: 'Page not found',
	text: 'We could not find what you were looking for.',
	owner: 'If you followed a link, please tell the site that links here that the link is broken.',
	close: 'Did you mean one of these pages?',
	/** What people type into an address, and how a site usually calls it: small letters without hyphens. */
	otherNames: new Map(
		Object.entries({
			handbook: 'manual',
			userguide: 'guide',
			help: 'support',
			firststeps: 'gettingstarted',
			start: 'gettingstarted',
			quickstart: 'gettingstarted',
			setup: 'installation',
			install: 'installation',
			config: 'configuration',
			options: 'settings',
			terms: 'glossary',
			changes: 'changelog',
			releasenotes: 'changelog',
			news: 'blog',
		}),
	),
};
