/** What commands say of arguments and of variables of the environment that they cannot use. */
export const commandFaults = {
	noFolder: (folder: string) => `There is no folder “${folder}”.`,
	noFolderHint: 'Name the folder that site.config.ts lies in with SITE_ROOT.',
	unfitPath: (path: string, sign: string) => `The path “${path}” has the character “${sign}” in it, which means something else in addresses.`,
	unfitPathHint: 'Rename the folder.',
	port: (value: string) => `PORT has the value “${value}”.`,
	portHint: 'Expected is a number from 0 to 65535.',
	remoteApi: 'API_DESCRIPTION names an address; a build loads nothing from the network.',
	remoteApiHint: 'Fetch the description with “nonius api-pull”, or name a file.',
	noFile: (file: string) => `There is no file “${file}”.`,
	noApiHint: 'Name an API description in JSON or YAML with API_DESCRIPTION.',
	noValue: (option: string) => `“${option}” needs a value.`,
	noArguments: (argument: string) => `“${argument}” means nothing to this command: it takes no arguments.`,
	noArgumentsHint: 'It is about the folder that you are in, or the one that SITE_ROOT names. “nonius --help” lists all commands.',
	noOption: (option: string) => `“${option}” is no option of this command.`,
	checkOptions: '“--list” shows all rules, “--list --markdown” writes CHECKS.md; without an option the texts are checked.',
	apiExample: (command: string) => `Like this: nonius ${command.replace(':', '-')} --api stock`,
	versionUsage: 'This freezes a version: nonius version 2025.4 [MANUAL]',
	versionDone: (name: string, { pages, folder, from }: { pages: number; folder: string; from: string }) =>
		`Version “${name}” frozen: ${pages} pages in ${folder}/. What is new still goes into ${from}/.`,
	unshowable: (reason: string) => `The site cannot be shown: “${reason}”.`,
	unshowableHint: 'Mend the cause and save; the preview tries again then.',
};
