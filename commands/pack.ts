import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { PROGRAM } from '#site/program.ts';
import { commandsOfScripts, withPackageCommands } from './pack/command-names.ts';
import { addCommonBundles } from './pack/common-bundles.ts';
import { compile } from './pack/compile.ts';
import { declarations } from './pack/declarations.ts';
import { LOOSE_FILES, packageFiles } from './pack/package-files.ts';
import { packageManifest } from './pack/package-manifest.ts';
import { print, runCommand } from './run-command.ts';

/** Where the package is assembled. */
const PACKAGE_FOLDER = join(PROGRAM, '.cache/package');

const OWN_MANIFEST = JSON.parse(readFileSync(join(PROGRAM, 'package.json'), 'utf8'));
const COMMANDS_OF_SCRIPTS = commandsOfScripts(OWN_MANIFEST.scripts);

await runCommand(async () => {
	const target = resolve(process.argv[2] ?? '.');
	rmSync(PACKAGE_FOLDER, { recursive: true, force: true });
	const files = packageFiles();
	const sources = new Set(files);
	for (const file of files) writePacked(await compile(file, readFileSync(join(PROGRAM, file), 'utf8'), sources));
	for (const declaration of declarations()) writePacked(declaration);
	writePacked({ file: 'package.json', text: `${JSON.stringify(packageManifest(OWN_MANIFEST), null, '\t')}\n` });
	// Those who install the package have a site of their own; the README of this repository is about ours.
	for (const file of LOOSE_FILES) writePacked({ file: basename(file), text: readFileSync(join(PROGRAM, file), 'utf8') });
	addCommonBundles(PACKAGE_FOLDER);
	const name = execFileSync('npm', ['pack', '--silent'], { cwd: PACKAGE_FOLDER, encoding: 'utf8' }).trim();
	mkdirSync(target, { recursive: true });
	renameSync(join(PACKAGE_FOLDER, name), join(target, name));
	print(join(target, name));
	return 0;
});

function writePacked({ file, text }: { file: string; text: string }): void {
	mkdirSync(dirname(join(PACKAGE_FOLDER, file)), { recursive: true });
	writeFileSync(join(PACKAGE_FOLDER, file), withPackageCommands(text, COMMANDS_OF_SCRIPTS));
}
