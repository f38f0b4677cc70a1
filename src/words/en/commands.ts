/** What the program says when it is called without a command that it knows. */
export const usage = (others: string) => `Usage: nonius COMMAND

  init           makes a small site in an empty folder
  dev            shows the site while you write
  build          builds the site into dist/
  serve          shows the built site
  check          checks the texts
  import FOLDER  takes over a site from Docusaurus

Other commands: ${others}. The site is the folder that you are in; SITE_ROOT names another one.`;

export const init = {
	occupied: (file: string) => `${file} is here already; nothing was changed.`,
	done: 'Made: site.config.ts and docs/welcome.md. “npx nonius dev” shows the site.',
	title: 'My documentation',
	holder: 'Your name',
	file: 'welcome.md',
	page: '# Welcome\n\nThis page is `docs/welcome.md`. Change it, and the preview shows it at once.\n',
};
