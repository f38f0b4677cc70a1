export const init = {
	occupied: (file: string) => `${file} already exists; nothing was changed.`,
	done: 'Created site.config.ts and docs/welcome.md. Run “npx nonius dev” to see the site.',
	title: 'My documentation',
	holder: 'Your name',
	file: 'welcome.md',
	page: '# Welcome\n\nThis page is `docs/welcome.md`. Edit it and save, and the preview updates right away.\n',
};
