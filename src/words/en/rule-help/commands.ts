export const commandsHelp = {
	environment: {
		what: 'An environment variable has an invalid value.',
		why: 'The command would not know which site to read or where to write.',
		fix: 'Supported variables: `SITE_ROOT` (folder with `site.config.ts`), `OUT_DIR` (output folder), `API_DESCRIPTION` (a file), `SITE_LOCALE` (another language of the site), `PORT` (0 to 65535).',
	},
	machine: {
		what: 'The operating system refuses something: the disk is full or read-only, permission is denied, or too many files are open.',
		why: 'The command cannot continue. A site that was built before stays unchanged.',
		fix: 'The message names the file, if it is known, and how to fix the problem. Then run the command again.',
	},
	arguments: {
		what: 'An option of a command is unknown or has an invalid value.',
		why: 'The command would do something other than you intended.',
		fix: 'The message names the option and what is expected.',
	},
	'out-dir': {
		what: 'The output folder contains something other than a built site, or no site at all.',
		why: 'A build replaces the whole folder, so anything else in it would be lost.',
		fix: 'Set `OUT_DIR` to a new or empty folder. To serve a site, build it first with `nonius build`.',
	},
	'docs-version': {
		what: 'A version cannot be saved under this name.',
		why: 'The name becomes a folder and part of addresses, and an existing version must not be overwritten.',
		fix: 'Choose a new name of letters without accents, digits, dots, hyphens and underscores, for example 2025.4.',
	},
};
