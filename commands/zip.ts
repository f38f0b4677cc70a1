import { resolve } from 'node:path';
import { saveTogether } from '#content/files/save-together.ts';
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
	const place = resolve(file);
	// An earlier archive in the site, offered for download, is not packed into the new one.
	const files = (await portableFolder(outDir)).filter(({ path }) => resolve(outDir, path) !== place);
	const archive = zipArchive(files);
	saveTogether([{ path: place, text: archive }]);
	print(zipWords.done(file, files.length, byteSize(archive.length)));
	return 0;
});
