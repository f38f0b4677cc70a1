import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './build-fixture.ts';

const PROGRAM_FILE = resolve(import.meta.dirname, '../../commands/nonius.ts');
const COMMANDS_FILE = resolve(import.meta.dirname, '../../commands/main.ts');
/** As they stand in the table of commands: what is added there is tried here. */
const names = Array.from(readFileSync(COMMANDS_FILE, 'utf8').matchAll(/^\t'?([\w-]+)'?: \(\) => import\(/gm), ([, name = '']) => name);

/** Runs a command where nothing is. */
function run(folder: string, args: readonly string[]): Promise<{ code: unknown; said: string }> {
	const { promise, resolve: done } = Promise.withResolvers<{ code: unknown; said: string }>();
	const env = { ...process.env, SITE_ROOT: '', OUT_DIR: '', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' };
	execFile(process.execPath, [PROGRAM_FILE, ...args], { cwd: folder, env, timeout: 240_000 }, (error, stdout, stderr) => {
		done({ code: error === null ? 0 : error.code, said: stdout + stderr });
	}).stdin?.end();
	return promise;
}

test('the table of commands is read', () => expect(names).toEqual(expect.arrayContaining(['init', 'build', 'api-pull', 'mcp'])));

test.each(names)('%s says that it does not know an argument, and does nothing', { timeout: 300_000 }, async (name) => {
	const folder = temporaryFolder();
	const { code, said } = await run(folder, [name, '--bogus']);
	expect({ code, left: readdirSync(folder) }).toEqual({ code: 1, left: [] });
	// Some show how they are called instead.
	expect(said).toMatch(/--bogus|nonius [a-z-]+|npm run|words LOCALE/);
	expect(said).not.toMatch(/DEBUG=1|\n {4}at /);
});

test('init takes no folder, and leaves settings in any form alone', { timeout: 300_000 }, async () => {
	const folder = temporaryFolder();
	expect(await run(folder, ['init', 'ordner'])).toMatchObject({ code: 1, said: expect.stringContaining('ordner') });
	writeFileSync(join(folder, 'site.config.js'), '');
	expect(await run(folder, ['init'])).toMatchObject({ code: 1, said: expect.stringContaining('site.config.js') });
	expect(readdirSync(folder)).toEqual(['site.config.js']);
});

test('zip writes over nothing but an archive', { timeout: 300_000 }, async () => {
	const folder = temporaryFolder();
	writeFileSync(join(folder, 'index.md'), 'Text');
	expect(await run(folder, ['zip', 'index.md'])).toMatchObject({ code: 1, said: expect.stringContaining('[DATEI.zip]') });
	expect(readFileSync(join(folder, 'index.md'), 'utf8')).toBe('Text');
});

test('an archive among the files of the site is no part of itself, and nothing else is left beside it', { timeout: 300_000 }, async () => {
	const folder = temporaryFolder();
	mkdirSync(join(folder, 'dist'));
	writeFileSync(join(folder, 'dist/index.html'), '<html data-base="/"><meta charset="utf-8">');
	const zipped = async () => {
		expect(await run(folder, ['zip', 'dist/website.zip'])).toMatchObject({ code: 0 });
		return readFileSync(join(folder, 'dist/website.zip')).toString('latin1');
	};
	const first = await zipped();
	expect(await zipped()).toBe(first);
	expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['index.html', 'website.zip']);
});

test('the version of the program is shown, whatever is in the folder', { timeout: 300_000 }, async () => {
	const folder = temporaryFolder();
	writeFileSync(join(folder, 'site.config.ts'), 'throw new Error("broken");');
	const { version }: { version: string } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'));
	for (const argument of ['--version', '-v']) expect(await run(folder, [argument])).toEqual({ code: 0, said: `${version}\n` });
});

/** All say it; those that are asked in every way are one that the table explains and the one that explains itself. */
test.each(names)('%s says how it is called', { timeout: 300_000 }, async (name) => {
	const folder = temporaryFolder();
	for (const args of [
		[name, '--help'],
		...(['build', 'sandbox'].includes(name)
			? [
					[name, '-h'],
					['help', name],
				]
			: []),
	])
		expect(await run(folder, args)).toEqual({ code: 0, said: expect.stringMatching(new RegExp(`(?:^Aufruf: nonius|npm run) ${name}\\b`)) });
	expect(readdirSync(folder)).toEqual([]);
});

test('init says what Git leaves out, and keeps what the owner has said', { timeout: 300_000 }, async () => {
	const [folder, kept] = [temporaryFolder(), temporaryFolder()];
	expect(await run(folder, ['init'])).toMatchObject({ code: 0 });
	expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toMatch(/^node_modules\/\ndist\//);
	writeFileSync(join(kept, '.gitignore'), 'mine\n');
	await run(kept, ['init']);
	expect(readFileSync(join(kept, '.gitignore'), 'utf8')).toBe('mine\n');
});

test('a command that is none is named, with the one that is meant', { timeout: 300_000 }, async () => {
	expect(await run(temporaryFolder(), ['biuld'])).toMatchObject({ code: 1, said: expect.stringContaining('„biuld“ ist kein Befehl. Meinten Sie „build“?') });
});
