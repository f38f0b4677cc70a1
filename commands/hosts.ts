import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API_CATALOG } from '#publish/api-catalog-address.ts';
import { hostFiles } from '#publish/hosts/host-files.ts';
import { readBuiltBase } from '#server/built-base.ts';
import { builtLanguages } from '#server/built-languages.ts';
import { readRedirects } from '#server/redirects.ts';
import { hostWords } from '#words/commands-output.ts';
import { readEnvironment } from './environment.ts';
import { refuseArguments } from './read-options.ts';
import { requireBuilt } from './require-built.ts';
import { print, runCommand } from './run-command.ts';

/** Writes the host configurations for the built site into the folder `deploy`. */
await runCommand(async () => {
	refuseArguments();
	const { root, outDir } = readEnvironment(process.env, process.cwd());
	requireBuilt(outDir);
	const redirects = join(outDir, '_redirects');
	const site = {
		base: readBuiltBase(outDir),
		redirects: readRedirects(existsSync(redirects) ? readFileSync(redirects, 'utf8') : ''),
		hasCatalog: existsSync(join(outDir, API_CATALOG.path)),
		languages: builtLanguages(outDir),
	};
	const folder = join(root, 'deploy');
	mkdirSync(folder, { recursive: true });
	for (const { name, text } of hostFiles(site)) writeFileSync(join(folder, name), text);
	print(hostWords.written(`${relative(process.cwd(), folder) || '.'}/`));
	return 0;
});
