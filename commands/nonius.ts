import { resolve } from 'node:path';
import { siteLocale } from '#site/read/site-locale.ts';
import { languageOf } from '#text/language.ts';
import { speak } from './speak.ts';

/** The file behind each command. */
const COMMANDS: Readonly<Record<string, string>> = {
	init: 'init.ts',
	dev: 'dev.ts',
	build: 'build.ts',
	serve: 'serve.ts',
	check: 'check.ts',
	import: 'import-docusaurus.ts',
	version: 'docs-version.ts',
	'help-ids': 'help-ids.ts',
	'api-pull': 'api-pull.ts',
	'api-check': 'api-check.ts',
	sandbox: 'sandbox.ts',
};

// Nothing before this line may import words: the language of the site decides which, and that of the person where there is no site yet.
const [name = '', ...rest] = process.argv.slice(2);
speak(languageOf((await siteLocale(resolve(process.env.SITE_ROOT || '.'))) ?? Intl.DateTimeFormat().resolvedOptions().locale));
const file = COMMANDS[name];
if (file === undefined) {
	const { usage } = await import('#words/commands.ts');
	console.log(usage(Object.keys(COMMANDS)));
	process.exitCode = name === '' || name === 'help' || name === '--help' ? 0 : 1;
} else {
	// The command finds its own arguments where it would without us.
	process.argv.splice(2, process.argv.length - 2, ...rest);
	await import(`./${file}`);
}
