/** What `npm run import:docusaurus` says, by what became of each thing. */
export const moveIn = {
	taken: 'Taken over',
	replaced: 'Replaced',
	open: 'To be decided',
	written: (file: string) =>
		`Written: ${file}. The texts stay where they are. In that folder “nonius dev” shows the site, “nonius build” builds it into dist/.`,
	seal: 'Written by `nonius import`. Change whatever you like: the next run then writes beside this file, not over it.',
	kept: (kept: string, file: string) =>
		`${kept} stays as it is: you changed it or wrote it yourself. What the move would write today stands beside it in ${file}. Take from there what you need and delete that file; or delete ${kept} and run the command again.`,
	checked: (pages: number, isSound: boolean) => (isSound ? `Checked: ${pages} pages can be built.` : `Checked: ${pages} pages; the errors stop the build.`),
	noConfig: (folder: string) => `There is no docusaurus.config (.ts, .js, .mjs or .cjs) in ${folder}.`,
	noConfigHint: 'Name the folder that it lies in.',
	unreadable: (reason: string) => `The file cannot be evaluated: “${reason}”.`,
	unreadableHint: 'It is evaluated without network, missing packages count as empty. Check what it does when it is loaded.',
	nothing: 'The file exports no settings.',
	nothingHint: 'Where a package makes them, run “npm install” in the folder of the site, and then this command again.',
	usage: 'Usage: nonius import [FOLDER] [--out FOLDER] [--check [--against BUILD-OF-DOCUSAURUS]]',
	manual: (folder: string, route: string) => `Docs ${folder}/ at ${route}`,
	blog: (folder: string, route: string) => `Blog ${folder}/ at ${route}`,
	pages: (folder: string) => `Pages ${folder}/ (Markdown)`,
	files: (folders: string) => `Files of ${folders} are published as they are`,
	sidebars: (file: string) => `Sidebars ${file}`,
	versions: (count: number) => `${count} frozen versions`,
	links: 'How much dead links matter (onBroken…)',
	navbar: (count: number) => `${count} items of the navbar`,
	footer: (count: number) => `${count} columns of the footer`,
	look: 'Looks (typefaces, prism): the site gets the looks of this program.',
	styles: (files: string, hasColour: boolean) =>
		`${files}: what it says of classes that stand in texts holds in the texts${hasColour ? '; the colour of the site (--ifm-color-primary) holds everywhere, darkened or lightened until it can be read' : ''}.`,
	unreadColour: (colours: string) =>
		`The colour of the site (--ifm-color-primary) is written so that it does not hold here: ${colours}. Write it as #rrggbb, as a name, or with rgb(), hsl(), hwb(), oklab() or oklch().`,
	styleLanguage: (file: string) =>
		`${file} cannot be compiled to CSS and does not hold here. Install the package sass in the site and run the command again, or name a file in CSS under “docusaurus.styles”.`,
	tailwind: (files: string) =>
		`${files}: the classes of Tailwind are missing, because its packages (postcss and tailwindcss, from version 4 on @tailwindcss/postcss as well) are not installed in the site, or stop. With them they hold; run this command again then.`,
	leftStyles: {
		frame: (count: number, names: string) => `${count} selectors are for the frame of Docusaurus, which is not there: ${names}`,
		look: (count: number, names: string) => `${count} selectors change how all texts look, which the program decides here: ${names}`,
		properties: (count: number, names: string) => `${count} properties have no equal here: ${names}`,
		outside: (count: number, names: string) => `${count} rules load from elsewhere or need another program: ${names}`,
	},
	item: (label: string, type: string) => `The item “${label}” of the navbar (${type}) has no counterpart here and is left out.`,
	footerHtml: 'HTML in the footer is left out.',
	search: (name: string) => `${name}: search is built in.`,
	counters: (name: string) => `${name}: visits are not counted here, as pages run no scripts of others. Count them on the server, or do without.`,
	builtIn: (name: string) => `${name}: is built in or not needed.`,
	plugins: (names: string) => `Plugins that do not run here: ${names}. Check what they add to the pages.`,
	pluginData: (name: string) => `The plugin ${name} of the site runs when it is read; components get its data.`,
	wrappedContent: (name: string, kind: string) =>
		`The plugin ${name} goes around that of Docusaurus: its content (${kind}) is taken over, what else it does is not.`,
	pluginAliases: (name: string, names: string) => `Names of imports that the plugin ${name} gives: ${names}`,
	pluginPages: (name: string, count: number) => `The plugin ${name} makes ${count === 1 ? 'a page' : `${count} pages`} of code, which are missing here.`,
	pluginFailed: (names: string, reason: string) => `Plugins that stopped: ${names}, because of “${reason.split('\n')[0]}”. Components lack their data.`,
	pluginFailedHint: 'Plugins run without network in a process of their own. Check what they need.',
	api: (file: string, path: string) => `API reference from ${file} at ${path}`,
	remoteApi: (address: string) =>
		`The API description ${address} does not lie in the site. Fetch it with “nonius api-pull ${address}”, and name it under “api”.`,
	noApiFile: (file: string) => `There is no API description ${file}. Name it under “api” as soon as it is there.`,
	redirects: (count: number, isCreating: boolean) =>
		`Redirects (plugin-client-redirects): ${count} named${isCreating ? '; others are made of the addresses of pages during the build' : ''}.`,
	noRedirects: (reason: string) => `createRedirects throws: “${reason.split('\n')[0]}”. These redirects are missing.`,
	noRedirectsHint: 'The function runs without network in a process of its own. Check what it needs, or name the addresses under “redirects”.',
	textPlugins: (names: string) =>
		`Extensions of remark and rehype (${names}) run while the site is built. That takes time: every page goes through the compiler.`,
	textPluginMissing: (name: string) => `The extension ${name} is not installed. Run npm install in the folder of the site, and it runs, too.`,
	generator: 'sidebarItemsGenerator: a function cannot move. Sidebars are made from the folders; write what it changed into the sidebar.',
	unfit: (fallback: string | undefined) =>
		`The value does not fit. ${fallback === undefined ? 'The defaults hold' : `The default “${fallback}” holds`}; put that right in site.config.ts.`,
	ignored: (keys: string) => `Without effect here: ${keys}. Check whether you need any of it.`,
	moot: (keys: string) => `${keys}: only concerns how Docusaurus itself builds and publishes.`,
	frontMatterFailed: (reason: string) => `markdown.parseFrontMatter or markdown.preprocessor stops: “${reason.split('\n')[0]}”.`,
	frontMatterFailedHint: 'The function runs without network in a process of its own. Check what it needs.',
	frontMatterText: 'markdown.parseFrontMatter changes the text of the page, too, which has no effect here.',
	frontMatterTextHint: 'Change the text by an extension of remark.',
	noContent: (folder: string) => `The folder ${folder} is not there, so its texts are missing. Fetch them first (a submodule, or a script of the site).`,
	preprocessor: 'markdown.preprocessor runs while the site is read.',
	parseFrontMatter: 'markdown.parseFrontMatter runs while the site is read.',
	endedEarly: (code: number | string) => `the process ended before it answered (code ${code})`,
	tooSlow: (seconds: number) => `not finished after ${seconds} s`,
	olderVersion: (version: string) =>
		`The site is written for Docusaurus ${version}. What its MDX allowed and MDX 3 does not stops the build here as it does in Docusaurus 3; each place is named with file and line.`,
	codePages: (files: string) => `Pages made of code are drawn by the build, in the looks of this program: ${files}`,
	swizzled: (names: string) => `Replaced parts of the frame of Docusaurus have no effect here: ${names}`,
	root: (file: string) => `${file}: what it gives to components (contexts) holds; what it draws around pages is left out.`,
	scripts: 'Foreign scripts and styles are not included.',
	words: (file: string, count: number, code: string) =>
		`${file}: ${count} words of the interface, from the translations of the site and its theme; the others stand in English until you write them (“nonius words ${code}”).`,
	noWords: (code: string, file: string) =>
		`The words of the interface stand in English for “${code}”: write ${file} (“nonius words ${code}” prints them), or install the packages of the site and run this command again.`,
	mermaid: 'Mermaid: diagrams are drawn while the site is built.',
	locales: (codes: string) => `Other languages (${codes}) have no translations in i18n/ and are not built.`,
};
