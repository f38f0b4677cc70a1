export const commandsHelp = {
	environment: {
		what: 'An environment variable has a value that cannot be used.',
		why: 'The command would not know which site it shall read or where it shall write.',
		fix: 'Expected are `SITE_ROOT` (folder with `site.config.ts`), `OUT_DIR` (folder for the result), `API_DESCRIPTION` (a file), `SITE_LOCALE` (another language of the site), `PORT` (0 to 65535).',
	},
	machine: {
		what: 'The computer refuses something: the disk is full or can only be read, permissions are missing, too many files are open.',
		why: 'The command cannot go on. A site that was built before stays as it is.',
		fix: 'The message names the file, as far as it is known, and what helps. Then call the command once more.',
	},
	arguments: {
		what: 'An option of a command is unknown or has a value that does not fit.',
		why: 'The command would do something else than was meant.',
		fix: 'The message names the option and what is expected.',
	},
	'out-dir': {
		what: 'The folder for the result holds something else than a built site, or none at all.',
		why: 'A build replaces the folder as a whole; what somebody put there would be gone.',
		fix: 'Name a new or empty folder with `OUT_DIR`; to serve a site, build it first with `nonius build`.',
	},
	'docs-version': {
		what: 'No version can be recorded under this name.',
		why: 'The name becomes a folder and a part of addresses; an existing version must not be overwritten.',
		fix: 'Choose a new name of letters without accents, digits, full stop, hyphen and underscore, for example 2025.4.',
	},
};
