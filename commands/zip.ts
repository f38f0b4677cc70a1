import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { zipArchive } from '#offline/portable/zip-archive.ts';
import { portableFolder } from '#site/build/portable-folder.ts';
import { byteSize } from '#words/byte-size.ts';
import { zipWords } from '#words/commands-output.ts';
import { readEnvironment } from './environment.ts';
import { requireBuilt } from './require-built.ts';
import { print, runCommand } from './run-command.ts';

await runCommand(async () => {
	const [file = 'site.zip', ...more] = process.argv.slice(2);
	// Nothing else is overwritten: a typo must not cost a file of the site.
	if (more.length > 0 || !/^[^-].*\.zip$/i.test(file)) {
		print(zipWords.usage);
		return 1;
	}
	const { outDir } = readEnvironment(process.env, process.cwd());
	requireBuilt(outDir);
	const files = await portableFolder(outDir);
	const archive = zipArchive(files);
	mkdirSync(dirname(resolve(file)), { recursive: true });
	writeFileSync(resolve(file), archive);
	print(zipWords.done(file, files.length, byteSize(archive.length)));
	return 0;
});
