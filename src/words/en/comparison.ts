/** How far a build of Docusaurus and ours agree. */
export const comparison = {
	title: 'Compared with the build of Docusaurus',
	pages: (theirs: number, ours: number, missing: number) => `Pages: ${theirs} there, ${ours} here, ${missing} missing`,
	words: 'Words',
	headings: 'Headings',
	ids: 'Ids',
	code: 'Code blocks',
	links: 'Links in the text',
	menu: 'Entries of sidebars',
	turns: 'Previous and next page',
	titles: 'Titles of previous and next pages',
	menus: 'Order of the sidebar',
	trails: 'Breadcrumbs',
	lost: (part: string, lost: number, { of, percent }: { of: number; percent: string }) => `${part}: ${lost} of ${of} missing (${percent} %)`,
	differ: (part: string, different: number, pages: number) => `${part}: different on ${different} of ${pages} pages`,
	noBuild: (folder: string) => `There is no build of Docusaurus in ${folder}.`,
	noBuildHint: 'Build the site there with npm run build, or name the folder with --against.',
};
