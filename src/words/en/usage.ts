/** How each command is called, what it does, and what its arguments mean. */
const COMMANDS = {
	init: ['init', 'create a small site in an empty folder', 'It writes site.config.ts, a first page and a .gitignore, and replaces nothing.'],
	dev: ['dev [--port NUMBER]', 'preview the site while you write', '--port replaces the variable PORT. SITE_LOCALE chooses one of the site’s languages.'],
	build: [
		'build',
		'build the site into dist/',
		'OUT_DIR sets another folder, API_DESCRIPTION another API description. If there is an error, the site built before stays.',
	],
	serve: ['serve [--port NUMBER]', 'serve the built site', '--port replaces the variable PORT.'],
	zip: ['zip [FILE.zip]', 'pack the built site into an archive that needs no server', 'By default the archive is site.zip.'],
	pdf: ['pdf [FOLDER]', 'print the manual of the built site as a PDF', 'By default it is printed into pdf/. It needs a Chromium, on PATH or in CHROMIUM_PATH.'],
	check: [
		'check [--list [--markdown]]',
		'check texts, links and settings without a build',
		'--list shows all rules instead; --list --markdown explains them as Markdown. GUIDE.md (“Checking texts”) says which lists texts are compared with.',
	],
	import: [
		'import [FOLDER] [--out FOLDER] [--check [--against BUILD]]',
		'move in a Docusaurus site',
		'It writes site.config.ts next to the site’s configuration, or into --out. --check also tries a build without output and lists everything it finds;\n--against names a build of Docusaurus to compare it with.',
	],
	version: ['version NAME [MANUAL]', 'freeze a version of the manual', 'MANUAL is an id from “otherDocs”. The version of the program is shown by --version.'],
	'help-ids': ['help-ids', 'add new help ids to docs/help-ids.json', ''],
	words: ['words LOCALE', 'print the words that a language still needs', 'Save them as words.LOCALE.yml next to site.config.ts.'],
	'api-pull': [
		'api-pull [ADDRESS] [--api ID]',
		'fetch the API description from its provider',
		'Without an address, “source” under “api” in site.config.ts is used.',
	],
	'api-check': [
		'api-check [FILE | ADDRESS] [--lenient]',
		'check API descriptions',
		'Without a file, those of the site. With --lenient, warnings do not fail it.',
	],
	sandbox: ['sandbox [OPTIONS]', 'serve the sandbox of an API', ''],
	hosts: ['hosts', 'write configurations for hosts into deploy/', 'It needs the built site. Files that you have changed are kept.'],
	mcp: ['mcp', 'serve the built site to programs (Model Context Protocol)', 'It speaks on standard input and output.'],
} as const satisfies Record<string, readonly [call: string, does: string, more: string]>;

const FOLDERS = 'The site is the current folder, unless SITE_ROOT names another one.';

const WIDTH = Math.max(...Object.keys(COMMANDS).map((name) => name.length)) + 2;

/** Message if the program is called without a known command. */
export const usage = (): string => `Usage: nonius COMMAND

${Object.entries(COMMANDS)
	.map(([name, [, does]]) => `  ${name.padEnd(WIDTH)}${does}`)
	.join('\n')}

“nonius COMMAND --help” explains one, --version shows the version of the program.
${FOLDERS} OUT_DIR sets the output folder, SITE_LOCALE one of the site’s languages.`;

/** A line for each command. */
export const commandUsage = Object.fromEntries(
	Object.entries(COMMANDS).map(([name, [call, does, more]]) => [
		name,
		[`Usage: nonius ${call}`, `  ${does}`, [more, FOLDERS].filter(Boolean).join('\n')].join('\n\n'),
	]),
) as Record<keyof typeof COMMANDS, string>;
