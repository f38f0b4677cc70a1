export const navigation = {
	skip: 'Skip to content',
	menu: 'Menu',
	main: 'Main navigation',
	/** Name of the menu of items that the bar has no room for. */
	more: 'More',
	sidebar: 'Pages in this part',
	/** Title of the file that a large sidebar is filled from. */
	sidebarTitle: 'Sidebar',
	breadcrumbs: 'Breadcrumbs',
	pager: 'Previous and next page',
	previous: 'Previous',
	next: 'Next',
	toc: 'On this page',
	newWindow: 'external link',
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
	draft: 'Draft: this page appears only in the preview.',
	untranslated: 'This page has not been translated yet.',
	unlisted: 'This page is unlisted. Menus, search and search engines leave it out.',
};

export const versions = {
	badge: (label: string) => `Version: ${label}`,
	/** Name of the version in the folder itself: if it is the only or newest one, and if there are newer frozen ones. */
	current: 'Current',
	coming: 'Next',
	unmaintained: (label: string) => `This is the documentation for version ${label}, which is no longer maintained.`,
	unreleased: (label: string) => `This is the documentation for an unreleased version (${label}).`,
	newest: (label: string) => `Go to this page in version ${label}`,
	newestStart: (label: string) => `Go to the first page of version ${label}`,
	'api-older': (label: string) => `This is the description of ${label}. There is a newer version.`,
	'api-gone': (label: string) => `This is the description of ${label}. The newest version no longer has this page.`,
	newestOverview: (label: string) => `Go to the overview of version ${label}`,
};
