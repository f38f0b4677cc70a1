export const init = {
	occupied: (file: string) => `${file} is here already; nothing was changed.`,
	done: 'Made: site.config.ts and docs/welcome.md. “npx nonius dev” shows the site.',
	title: 'My documentation',
	holder: 'Your name',
	file: 'welcome.md',
	page: '# Welcome\n\nThis page is `docs/welcome.md`. Change it, and the preview shows it at once.\n',
};
