import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { foldersOfPlaces, foldersToWatch, noticeWrites, watchSite } from './watch-site.ts';

/** A watched site; `noticed` resolves with the next change, after which the places are followed anew. */
function watched(files: Record<string, string>, trees: readonly string[]) {
	const root = siteFiles(files);
	const places = () => foldersOfPlaces({ folders: [root], trees: trees.map((tree) => join(root, tree)) });
	let notice = () => {};
	let changes = 0;
	const watch = watchSite(() => {
		changes++;
		watch.follow(places());
		notice();
	});
	onTestFinished(() => watch.stop());
	watch.follow(places());
	const after = async (change: () => void) => {
		const noticed = new Promise<void>((resolve) => {
			notice = resolve;
		});
		change();
		await noticed;
	};
	return {
		watch,
		changes: () => changes,
		write: (file: string) => after(() => writeFileSync(join(root, file), `${file}\n`)),
		replace: (file: string) =>
			after(() => {
				writeFileSync(join(root, '.beside'), 'Replaced.\n');
				renameSync(join(root, '.beside'), join(root, file));
			}),
		make: (folder: string) => after(() => mkdirSync(join(root, folder), { recursive: true })),
		remove: (folder: string) => after(() => rmSync(join(root, folder), { recursive: true })),
		places: (folder: string) => foldersOfPlaces({ folders: [], trees: [join(root, folder)] }),
	};
}

test('a file deep in a tree, and one beside the settings', async () => {
	const { write } = watched({ 'docs/a/b/c.md': '' }, ['docs']);
	await write('docs/a/b/c.md');
	await write('sidebars.ts');
});

test('a file that took the place of another, and one that came again', async () => {
	const { replace, write, remove } = watched({ 'docs/a/b.md': '' }, ['docs']);
	await replace('docs/a/b.md');
	await write('docs/a/b.md');
	await remove('docs/a/b.md');
	await write('docs/a/b.md');
	await replace('docs/a/b.md');
	await write('docs/a/b.md');
});

test('a folder that comes later, below one that comes later', async () => {
	const { make, write } = watched({ 'docs/a.md': '' }, ['content/manual']);
	await make('content');
	await make('content/manual');
	await write('content/manual/a.md');
});

test('a folder that goes and comes again', async () => {
	const { make, remove, write } = watched({ 'content/manual/a.md': '' }, ['content/manual']);
	await remove('content/manual');
	await make('content/manual');
	await write('content/manual/a.md');
});

test('other places from now on', async () => {
	const { watch, write, changes, places } = watched({ 'old/a.md': '', 'new/a.md': '' }, ['old']);
	watch.follow(places('new'));
	const before = changes();
	await write('new/a.md');
	expect(changes()).toBe(before + 1);
});

test('a folder that goes away between listing and watching is a change, and those behind it are watched', async () => {
	const root = siteFiles({ 'docs/a/1.md': '', 'docs/b/1.md': '' });
	const changes: (() => void)[] = [];
	const change = () => new Promise<void>((resolve) => changes.push(resolve));
	const watch = watchSite(() => changes.shift()?.());
	onTestFinished(() => watch.stop());
	const listed = foldersOfPlaces({ folders: [], trees: [join(root, 'docs')] });
	rmSync(join(root, 'docs/a'), { recursive: true });
	const gone = change();
	watch.follow(listed);
	await gone;
	const saved = change();
	writeFileSync(join(root, 'docs/b/1.md'), 'Text.');
	await saved;
});

test('of a tree that holds packages only its own folders', () => {
	const root = siteFiles({ 'node_modules/a/index.js': '', '.cache/a/b': '', 'manual/deep/a.md': '', 'a.md': '' });
	expect(foldersToWatch(root)).toEqual([join(root, 'manual')]);
	expect(foldersToWatch(join(root, 'manual'))).toEqual([join(root, 'manual')]);
	expect(foldersToWatch(join(root, 'missing'))).toEqual([]);
});

test('a file that only gets another name elsewhere is not written', () => {
	const file = join(siteFiles({ 'a.md': 'One.' }), 'a.md');
	const isWritten = noticeWrites();
	expect(isWritten(file)).toBe(true);
	linkSync(file, `${file}.link`);
	expect(isWritten(file)).toBe(false);
	writeFileSync(file, 'Two and more.');
	expect(isWritten(file)).toBe(true);
	rmSync(file);
	expect(isWritten(file)).toBe(true);
});
