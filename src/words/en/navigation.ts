export const navigation = {
	skip: 'Skip to content',
	menu: 'Menu',
	main: 'Main navigation',
	/** Menu of what the bar has no room for. */
	more: 'More',
	sidebar: 'Pages in this part',
	/** Title of the file that a large sidebar is filled from. */
	sidebarTitle: 'Sidebar',
	breadcrumbs: 'Breadcrumbs',
	pager: 'Previous and next page',
	previous: 'Previous',
	next: 'Next',
	toc: 'On this page',
	newWindow: 'external address',
	pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
	allOf: (count: number) => `All ${count} pages`,
	openCategory: (label: string) => `Pages of “${label}”`,
	version: 'Version of the documentation',
	language: 'Language',
	home: 'Home',
	edit: 'Edit this page',
	lastUpdate: 'Last updated',
	lastUpdateOn: 'on',
	lastUpdateBy: (author: string) => `by ${author}`,
	draft: 'Draft: this page appears in the preview only.',
	untranslated: 'This page has not been translated yet.',
	unlisted: 'This page is unlisted. It is neither in the menus nor in the search, and search engines do not index it.',
};

export const versions = {
	badge: (label: string) => `Version: ${label}`,
	/** What the texts in the folder itself are called: as the only or newest version, and beside newer frozen ones. */
	current: 'Current',
	coming: 'Next',
	unmaintained: (label: string) => `You are reading the documentation of version ${label}. It is no longer maintained.`,
	unreleased: (label: string) => `You are reading the documentation of a version that has not been released yet (${label}).`,
	newest: (label: string) => `To the same page in version ${label}`,
	newestStart: (label: string) => `To the first page of version ${label}`,
	'api-older': (label: string) => `You are reading the description of ${label}. There is a newer version.`,
	'api-gone': (label: string) => `You are reading the description of ${label}. The newest version no longer has this page.`,
	newestOverview: (label: string) => `To the overview of version ${label}`,
};
