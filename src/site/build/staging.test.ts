import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStaging, isReplaceable } from './staging.ts';

let parent = '';
beforeEach(() => {
	parent = mkdtempSync(join(tmpdir(), 'staging-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

function fill(folder: string, names: string[], text = 'x'): string {
	mkdirSync(folder, { recursive: true });
	for (const name of names) writeFileSync(join(folder, name), text);
	return folder;
}

describe('createStaging', () => {
	test('commit replaces the old output and leaves nothing beside it', () => {
		const outDir = fill(join(parent, 'dist'), ['old.html', 'index.html'], 'old');
		const staging = createStaging(outDir, join(parent, 'zurück/gelegt'));
		fill(staging.folder, ['index.html'], 'new');
		expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('old');
		staging.commit();
		expect(readdirSync(parent)).toEqual(['dist']);
		expect(readdirSync(outDir)).toEqual(['index.html']);
		expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('new');
	});

	test('commit makes the output when there was none', () => {
		const staging = createStaging(join(parent, 'dist'), join(parent, 'zurück/gelegt'));
		fill(staging.folder, ['index.html']);
		staging.commit();
		expect(readdirSync(parent)).toEqual(['dist']);
	});

	test('discard leaves the old output as it was', () => {
		const outDir = fill(join(parent, 'dist'), ['old.html']);
		const staging = createStaging(outDir, join(parent, 'zurück/gelegt'));
		fill(staging.folder, ['index.html']);
		staging.discard();
		expect(readdirSync(parent)).toEqual(['dist']);
		expect(readdirSync(outDir)).toEqual(['old.html']);
	});

	test('a commit that fails puts the old output back', () => {
		const outDir = fill(join(parent, 'dist'), ['old.html']);
		const staging = createStaging(outDir, join(parent, 'zurück/gelegt'));
		expect(() => staging.commit()).toThrow(/ENOENT/);
		expect(readdirSync(outDir)).toEqual(['old.html']);
		staging.discard();
	});

	test.each([
		['another process', 4_194_305],
		['a process of the same number', process.pid],
	])('a build of %s that was killed between the two steps of the exchange has lost nothing', (_, pid) => {
		fill(join(parent, `.dist-${pid}`), ['half.html']);
		fill(join(parent, `.dist-${pid}-old`), ['old.html']);
		createStaging(join(parent, 'dist'), join(parent, 'zurück/gelegt')).discard();
		expect(readdirSync(parent)).toEqual(['dist']);
		expect(readdirSync(join(parent, 'dist'))).toEqual(['old.html']);
	});

	test('what a build was about to remove when it was killed is no site', () => {
		fill(join(parent, '.dist-4194305-old'), ['half.html']);
		createStaging(join(parent, 'dist'), join(parent, 'zurück/gelegt')).discard();
		expect(readdirSync(parent)).toEqual([]);
	});

	test('leftovers of a process of the same number are in nobody’s way', () => {
		const outDir = fill(join(parent, 'dist'), ['old.html']);
		for (const name of [`.dist-${process.pid}`, `.dist-${process.pid}-old`]) fill(join(parent, name), ['half.html']);
		const staging = createStaging(outDir, join(parent, 'zurück/gelegt'));
		mkdirSync(staging.folder);
		staging.commit();
		expect(readdirSync(parent)).toEqual(['dist']);
		expect(readdirSync(outDir)).toEqual([]);
	});

	test('a site that another build has moved away meanwhile is none to replace', () => {
		const outDir = fill(join(parent, 'dist'), ['old.html']);
		const staging = createStaging(outDir, join(parent, 'zurück/gelegt'));
		fill(staging.folder, ['index.html']);
		renameSync(outDir, join(parent, 'anderswo'));
		staging.commit();
		expect(readdirSync(outDir)).toEqual(['index.html']);
	});

	test('clears up after builds that were killed, and after nobody else', () => {
		const dead = fill(join(parent, '.dist-4194305'), ['x']);
		const living = fill(join(parent, `.dist-${process.ppid}`), ['x']);
		const other = fill(join(parent, '.dist-notes'), ['x']);
		createStaging(join(parent, 'dist'), join(parent, 'zurück/gelegt')).discard();
		expect([dead, living, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
	});
});

describe('what is put aside', () => {
	const aside = () => join(parent, 'anderswo/gelegt');

	test('an old output is what the next build begins with, and goes with the one after it', () => {
		const outDir = fill(join(parent, 'dist'), ['old.html'], 'old');
		const first = createStaging(outDir, aside());
		fill(first.folder, ['index.html'], 'new');
		expect(readdirSync(first.takeAside())).toEqual([]);
		rmSync(first.takeAside(), { recursive: true });
		first.commit('put aside');
		expect([readdirSync(parent), readdirSync(aside())]).toEqual([['anderswo', 'dist'], ['old.html']]);
		const second = createStaging(outDir, aside());
		second.open();
		expect([readdirSync(second.takeAside()), existsSync(aside())]).toEqual([['old.html'], false]);
		second.discard();
		expect([readdirSync(parent), readdirSync(aside())]).toEqual([['anderswo', 'dist'], ['old.html']]);
		const third = createStaging(outDir, aside());
		third.open();
		third.commit();
		expect([readdirSync(parent), readdirSync(dirname(aside()))]).toEqual([['anderswo', 'dist'], []]);
	});

	test('something else in its place is removed, and what a build that was killed had taken as well', () => {
		fill(dirname(aside()), ['gelegt'], 'eine Datei');
		fill(join(parent, '.dist-4194305-spare'), ['old.html']);
		const staging = createStaging(join(parent, 'dist'), aside());
		expect(readdirSync(staging.takeAside())).toEqual([]);
		expect(readdirSync(parent)).toEqual([`.dist-${process.pid}-spare`, 'anderswo']);
		staging.discard();
	});
});

describe('open', () => {
	test('makes an empty folder, and touches nothing that stands there', () => {
		const outDir = fill(join(parent, 'neu/dist'), ['old.html']);
		const staging = createStaging(outDir, join(parent, 'zurück/gelegt'));
		staging.open();
		expect([readdirSync(staging.folder), readdirSync(outDir)]).toEqual([[], ['old.html']]);
		staging.discard();
		const first = createStaging(join(parent, 'noch/nicht/da'), join(parent, 'zurück/gelegt'));
		first.open();
		expect(readdirSync(first.folder)).toEqual([]);
		first.discard();
	});

	/** A process in a world of mounts of its own, which not every machine lets anybody have. */
	const inMounts = (mount: string, script: string) =>
		spawnSync('unshare', ['--mount', 'sh', '-c', `${mount} && exec "$0" "$@"`, process.execPath, '--input-type=module', '--eval', script], {
			encoding: 'utf8',
		});

	test.runIf(spawnSync('unshare', ['--mount', 'true']).status === 0)('says at once that a disk is mounted in the place of the output', () => {
		const outDir = fill(join(parent, 'dist'), ['old.html']);
		const staging = join(import.meta.dirname, 'staging.ts');
		const script = `import { createStaging } from ${JSON.stringify(staging)};\ntry { createStaging(${JSON.stringify(outDir)}, ${JSON.stringify(join(parent, 'zurück'))}).open(); } catch ({ code, path }) { console.log(code, path); }`;
		for (const mount of [`mount --bind '${outDir}' '${outDir}'`, `mount -t tmpfs tmpfs '${outDir}'`])
			expect(inMounts(mount, script).stdout, mount).toBe(`EBUSY ${outDir}\n`);
		expect(readdirSync(parent)).toEqual(['dist']);
		expect(readdirSync(outDir)).toEqual(['old.html']);
	});

	test.runIf(process.getuid?.() === 0)(
		'says at once that the output belongs to another user, in a folder in which nobody may rename what is not theirs',
		() => {
			const outDir = fill(join(parent, 'dist'), ['old.html']);
			chmodSync(parent, 0o1777);
			// The other user may not be allowed to read the program, so it is read before.
			const script = `const { createStaging } = await import(${JSON.stringify(join(import.meta.dirname, 'staging.ts'))});
			process.setuid(65534);
			try { createStaging(${JSON.stringify(outDir)}, ${JSON.stringify(join(parent, 'zurück'))}).open(); } catch ({ code, path }) { console.log(code, path); }`;
			expect(spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }).stdout).toBe(`EPERM ${outDir}\n`);
			expect(readdirSync(outDir)).toEqual(['old.html']);
		},
	);
});

describe('isReplaceable', () => {
	test.each([
		['a folder that does not exist', undefined, true],
		['an empty folder', [], true],
		['a built site', ['index.html', '404.html', 'docs'], true],
		['sources', ['index.md'], false],
		['a worktree for publishing', ['index.html', '404.html', '.git'], false],
		['a package', ['index.html', '404.html', 'package.json'], false],
	])('%s', (_, names, expected) => {
		const folder = join(parent, 'dist');
		if (names) fill(folder, names);
		expect(isReplaceable(folder)).toBe(expected);
	});

	test('a file', () => {
		fill(parent, ['dist']);
		expect(isReplaceable(join(parent, 'dist'))).toBe(false);
	});
});
