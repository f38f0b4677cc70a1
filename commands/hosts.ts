import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeUnlessOwn } from '#content/files/written-file.ts';
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

/** Writes the host configurations for the built site into the folder `deploy`. Files there that the owner has changed or added are kept. */
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
	const shown = (path: string) => relative(process.cwd(), path) || '.';
	const written = hostFiles(site).map(({ text, ...file }) => writeUnlessOwn(folder, text, file));
	print(hostWords.written(`${shown(folder)}/`));
	for (const { file, kept } of written) if (kept !== undefined) print(hostWords.kept(shown(kept), shown(file)));
	return 0;
});
