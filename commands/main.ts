import { Console } from 'node:console';
import { resolve } from 'node:path';
import { writtenLocale } from '#docusaurus/move-in/written-locale.ts';
import { siteLocale } from '#site/read/site-locale.ts';
import { readOwnWords } from '#site/words/own-words.ts';
import { speak } from '#site/words/speak.ts';
import { languageOf } from '#text/language.ts';
import { nearest } from '#text/nearest.ts';
import { programVersion } from './program-version.ts';

const COMMANDS = {
	init: () => import('./init.ts'),
	dev: () => import('./dev.ts'),
	build: () => import('./build.ts'),
	serve: () => import('./serve.ts'),
	zip: () => import('./zip.ts'),
	pdf: () => import('./pdf.ts'),
	check: () => import('./check.ts'),
	import: () => import('./import-docusaurus.ts'),
	version: () => import('./docs-version.ts'),
	'help-ids': () => import('./help-ids.ts'),
	words: () => import('./words.ts'),
	'api-pull': () => import('./api-pull.ts'),
	'api-check': () => import('./api-check.ts'),
	sandbox: () => import('./sandbox.ts'),
	hosts: () => import('./hosts.ts'),
	mcp: () => import('./mcp.ts'),
};

const isCommand = (name: string): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name);

const askedFor = process.argv.slice(2).map((argument) => (argument === '-h' ? '--help' : argument));
// `nonius help build` is `nonius build --help`.
const [name = '', ...rest] = askedFor[0] === 'help' && askedFor[1] !== undefined ? [askedFor[1], '--help'] : askedFor;
// If only the first lines are read (`nonius build | head`), end like a program that SIGPIPE ends: nothing was finished.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code !== 'EPIPE') throw error;
	process.exit(141);
});
if (['-v', '--version'].includes(name)) {
	// The version does not depend on the folder, so nothing in it is read.
	console.log(programVersion());
	process.exit();
}
/** Node's exit code if a module waits for something that never happens; those after a person ends it (SIGINT, SIGTERM) or stops listening. */
const UNSETTLED = 13;
const ENDED_BY_PERSON: readonly number[] = [130, 143, 141];
let isDone = false;
/** Why a command did not finish; in English until the language is known. */
let said = {
	unsettled: 'site.config.ts waits for something that never happens.\n  → Look for “await” in it and in the files it imports.',
	left: 'site.config.ts exits the program.\n  → Look for “process.exit” in it and in the files it imports.',
};
process.once('exit', (code) => {
	if (isDone || ENDED_BY_PERSON.includes(code)) return;
	process.stdout.write(`${code === UNSETTLED ? said.unsettled : said.left}\n`);
	// Code of a site that exits with 0 must not pass for a successful build.
	process.exitCode = code || 1;
});
// Standard output belongs to the protocol, but the site's config (which is already read for the language) and its behaviour may print something.
if (name === 'mcp') globalThis.console = new Console(process.stderr);
const here = resolve(process.env.SITE_ROOT || '.');
/** The language of the site that the command works on: the one being imported, or that of the folder. */
const locale =
	(name === 'import' ? [...rest, here].map((folder) => writtenLocale(resolve(folder))).find((found) => found !== undefined) : undefined) ??
	(await siteLocale(here));
// Nothing before this line may import words: their language is that of the site, or of the person if there is no site yet.
// `words` prints what the pages of a language have without a file of words: English, if the program does not speak it.
const spoken =
	(name === 'words' && rest.find((argument) => !argument.startsWith('-'))) ||
	process.env.SITE_LOCALE ||
	locale ||
	Intl.DateTimeFormat().resolvedOptions().locale;
speak(languageOf(spoken), { own: await readOwnWords(here, spoken), locale: spoken });
const { commandWords } = await import('#words/commands-output.ts');
said = commandWords;
/** Commands with their own `--help`. */
const EXPLAINS_ITSELF = ['sandbox'];
const asksForHelp = rest.includes('--help') && !EXPLAINS_ITSELF.includes(name);
if (isCommand(name) && !asksForHelp) {
	// A command finds its arguments in the same place as when it is started directly.
	process.argv.splice(2, process.argv.length - 2, ...rest);
	await COMMANDS[name]();
} else {
	const { commandUsage, usage } = await import('#words/usage.ts');
	const isUnknown = !isCommand(name) && !['', 'help', '--help'].includes(name);
	if (isUnknown) console.log(`${commandWords.unknown(name, nearest(name, Object.keys(COMMANDS)))}\n`);
	console.log(isCommand(name) ? commandUsage[name] : usage());
	process.exitCode = isUnknown ? 1 : 0;
}
isDone = true;
