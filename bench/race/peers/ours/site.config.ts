import { defineSite } from 'nonius/site';

export default defineSite({
	title: 'Das Rennen',
	tagline: 'Gleicher Inhalt für alle.',
	url: 'https://race.example.com',
	copyright: { year: 2026, holder: 'Beispiel' },
	navbar: [{ type: 'docSidebar', label: 'Handbuch', sidebar: 'docs' }],
});
