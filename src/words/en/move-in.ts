/** Messages of `npm run import:docusaurus`, by what was done with each file or setting. */
export const moveIn = {
	taken: 'Kept',
	replaced: 'Replaced',
	open: 'Needs a decision',
	written: (file: string) =>
		`Wrote ${file}. Your content stays where it is. In that folder, run “nonius dev” to preview the site or “nonius build” to build it into dist/.`,
	seal: 'Written by `nonius import`. Edit freely: once you have, the next run writes a new file next to this one instead of overwriting it.',
	kept: (kept: string, file: string) =>
		`${kept} was left alone because you edited or wrote it yourself. The newly generated settings are next to it in ${file}. Copy what you need and delete that file, or delete ${kept} and run the command again.`,
	checked: (pages: number, isSound: boolean) =>
		isSound ? `Checked ${pages} pages: all can be built.` : `Checked ${pages} pages: the errors above stop the build.`,
	noConfig: (folder: string) => `No docusaurus.config (.ts, .js, .mjs or .cjs) found in ${folder}.`,
	noConfigHint: 'Pass the folder that contains it.',
	unreadable: (reason: string) => `The file could not be evaluated: “${reason}”.`,
	unreadableHint: 'It is evaluated without network access, and packages that are missing count as empty. Check what it does when it loads.',
	nothing: 'The file exports no settings.',
	nothingHint: 'If a package provides them, run “npm install” in the site’s folder, then run this command again.',
	usage: 'Usage: nonius import [FOLDER] [--out FOLDER] [--check [--against DOCUSAURUS-BUILD]]',
	manual: (folder: string, route: string) => `Docs ${folder}/ at ${route}`,
	blog: (folder: string, route: string) => `Blog ${folder}/ at ${route}`,
	pages: (folder: string) => `Pages ${folder}/ (Markdown)`,
	files: (folders: string) => `Files in ${folders} are published unchanged`,
	sidebars: (file: string) => `Sidebars ${file}`,
	versions: (count: number) => `${count} frozen versions`,
	links: 'Severity of broken links (onBroken…)',
	navbar: (count: number) => `${count} navbar items`,
	footer: (count: number) => `${count} footer columns`,
	look: 'Appearance (fonts, prism): the site gets the look of this program.',
	pictures: 'With links to a page, other sites show a picture that is drawn for each page, unless it has its own (“image”).',
	feeds: 'Each blog has feeds in all three formats, with the language and copyright of the site.',
	styles: (files: string, hasColour: boolean) =>
		`${files}: rules for classes used in your content apply there${hasColour ? '; the site color (--ifm-color-primary) applies everywhere, adjusted where needed for contrast' : ''}.`,
	unreadColour: (colours: string) =>
		`The site color (--ifm-color-primary) is in a format that is not supported here: ${colours}. Write it as #rrggbb, as a color name, or with rgb(), hsl(), hwb(), oklab() or oklch().`,
	styleLanguage: (file: string) =>
		`${file} cannot be compiled to CSS and has no effect. Install the package sass in the site and run the command again, or list a CSS file under “docusaurus.styles”.`,
	tailwind: (files: string) =>
		`${files}: Tailwind classes are missing because its packages (postcss and tailwindcss, plus @tailwindcss/postcss from version 4 on) are not installed in the site, or fail. Install them and run this command again.`,
	leftStyles: {
		frame: (count: number, names: string) => `${count} selectors target Docusaurus page chrome that does not exist here: ${names}`,
		look: (count: number, names: string) => `${count} selectors change the overall look of the content, which this program controls: ${names}`,
		properties: (count: number, names: string) => `${count} properties have no equivalent here: ${names}`,
		outside: (count: number, names: string) => `${count} rules load external files or need another tool: ${names}`,
	},
	item: (label: string, type: string) => `The navbar item “${label}” (${type}) has no equivalent here and is left out.`,
	footerHtml: 'HTML in the footer is left out.',
	search: (name: string) => `${name}: search is built in.`,
	counters: (name: string) => `${name}: pages run no third-party scripts, so visits are not counted. Count them on the server instead.`,
	builtIn: (name: string) => `${name}: built in or not needed.`,
	plugins: (names: string) => `Plugins that do not run here: ${names}. Check what they add to your pages.`,
	pluginData: (name: string) => `The site’s plugin ${name} runs when the site is read, and components receive its data.`,
	wrappedContent: (name: string, kind: string) =>
		`The plugin ${name} wraps the Docusaurus one: its content (${kind}) is kept, but anything else it does is not.`,
	wrappedElsewhere: (name: string, kind: string) =>
		`The plugin ${name} wraps the Docusaurus one (${kind}), and its code decides which folder its content is in, so that content is missing. Name the folder in site.config.ts.`,
	pluginAliases: (name: string, names: string) => `Import aliases provided by the plugin ${name}: ${names}`,
	pluginPages: (name: string, count: number) =>
		`The plugin ${name} generates ${count === 1 ? 'a page' : `${count} pages`} from code; this is not supported, so they are missing.`,
	pluginFailed: (names: string, reason: string) => `Plugins that failed: ${names}, with “${reason.split('\n')[0]}”. Components will not receive their data.`,
	pluginFailedHint: 'Plugins run in their own process without network access. Check what they need.',
	api: (file: string, path: string) => `API reference from ${file} at ${path}`,
	remoteApi: (address: string) =>
		`The API description ${address} is not part of the site. Fetch it with “nonius api-pull ${address}”, then add it under “api”.`,
	noApiFile: (file: string) => `The API description ${file} does not exist. Add it under “api” once it does.`,
	redirects: (count: number, isCreating: boolean) =>
		`Redirects (plugin-client-redirects): ${count} listed${isCreating ? '; the build derives more from page addresses' : ''}.`,
	noRedirects: (reason: string) => `createRedirects failed: “${reason.split('\n')[0]}”. Its redirects are missing.`,
	editUrls: 'The function of the configuration (editUrl) still says where pages are edited.',
	noEditUrls: (reason: string) => `editUrl throws: “${reason.split('\n')[0]}”. The links for editing are missing.`,
	noEditUrlsHint: 'The function runs without network in a process of its own. Check what it needs, or give an address as “editUrl”.',
	noRedirectsHint: 'The function runs in its own process without network access. Check what it needs, or list the addresses under “redirects”.',
	textPlugins: (names: string) =>
		`remark and rehype plugins${names && ` (${names})`} run during the build. This makes it slower, because every page goes through the compiler.`,
	textPluginMissing: (name: string) => `The plugin ${name} is not installed. Run npm install in the site’s folder to enable it.`,
	textPluginFails: (name: string, reason: string) =>
		`The plugin ${name} is installed but fails while it is loaded: “${reason}”. Once it works again, it also runs here.`,
	generator: 'The function of the configuration (sidebarItemsGenerator) still makes what is generated in the sidebars.',
	noGenerator: (reason: string) => `sidebarItemsGenerator throws: “${reason.split('\n')[0]}”. The sidebars are generated from the folders.`,
	noGeneratorHint: 'The function runs without network in a process of its own. Check what it needs, or write the entries into the sidebar.',
	prefixParser: 'The function of the configuration (numberPrefixParser) still says what in names of files and folders is their place.',
	noPrefixParser: (reason: string) => `numberPrefixParser throws: “${reason.split('\n')[0]}”. A number before a name is its place.`,
	noPrefixParserHint: 'The function runs without network in a process of its own. Check what it needs, or set “sidebar_position” in the texts.',
	unfit: (fallback: string | undefined) =>
		`The value is invalid. ${fallback === undefined ? 'The defaults are' : `The default “${fallback}” is`} used instead; correct it in site.config.ts.`,
	ignored: (keys: string) => `No effect here: ${keys}. Check whether you need any of them.`,
	moot: (keys: string) => `${keys}: only affects how Docusaurus itself builds and deploys.`,
	frontMatterFailed: (reason: string) => `markdown.parseFrontMatter or markdown.preprocessor failed: “${reason.split('\n')[0]}”.`,
	frontMatterFailedHint: 'The function runs in its own process without network access. Check what it needs.',
	frontMatterText: 'markdown.parseFrontMatter also changes the text of the page, which has no effect here.',
	frontMatterTextHint: 'Change the text with a remark plugin instead.',
	noContent: (folder: string) =>
		`The folder ${folder} does not exist, so its content is missing. Fetch it first (for example with a submodule or a script of the site).`,
	preprocessor: 'markdown.preprocessor runs when the site is read.',
	parseFrontMatter: 'markdown.parseFrontMatter runs when the site is read.',
	endedEarly: (code: number | string) => `the process exited before it answered (code ${code})`,
	tooSlow: (seconds: number) => `not finished after ${seconds}\u00A0s`,
	olderVersion: (version: string) =>
		`The site was written for Docusaurus ${version}. Syntax that its MDX allowed but MDX 3 does not stops the build, as it does in Docusaurus 3. Each place is reported with file and line.`,
	codePages: (files: string) => `Pages made of code are rendered at build time, in the look of this program: ${files}`,
	swizzled: (names: string) => `Swizzled components have no effect here: ${names}`,
	root: (file: string) => `${file}: the context it provides to components is kept; anything it renders around pages is left out.`,
	scripts: 'External scripts and style sheets are not included.',
	words: (file: string, count: number, code: string) =>
		`${file}: ${count} interface words from the translations of the site and its theme. The rest appear in English until you add them (“nonius words ${code}”).`,
	noWords: (code: string, file: string) =>
		`The interface for “${code}” is in English. Write ${file} (“nonius words ${code}” prints the words), or install the site’s packages and run this command again.`,
	mermaid: 'Mermaid: diagrams are drawn at build time.',
	locales: (codes: string) => `Other languages without translations in i18n/ are not built: ${codes}.`,
};
