import { cpSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteCache } from '#site/cache/site-cache.ts';
import type { BuildFault, Place } from './fault.ts';
import { add, HANDBOOK } from './site.ts';

/** Every file that the program keeps of the site between builds. */
function kept({ root }: Place): string[] {
	const folder = siteCache(realpathSync(root));
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	if (files.length < 4) throw new Error(`A build keeps ${files.length} files in ${folder}.`);
	return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}

/** Ways to damage a file among others of its kind. */
const DAMAGES: Readonly<Record<string, (file: string, all: readonly string[]) => void>> = {
	'cut in half': (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
	'cut to nothing': (file) => truncateSync(file, 0),
	zeroed: (file) => writeFileSync(file, Buffer.alloc(statSync(file).size)),
	'another entry': (file, all) => {
		const isOther = (name: string) => name !== file && dirname(name) === dirname(file) && statSync(name, { throwIfNoEntry: false })?.isFile() === true;
		const other = all.find(isOther);
		if (other === undefined) rmSync(file);
		else cpSync(other, file);
	},
	'a folder': (file) => {
		rmSync(file);
		mkdirSync(file);
	},
	'JSON of another shape': (file) => writeFileSync(file, '{"a":1}'),
};

/** Faults of the cache between builds, and of the site that was built before. */
export const KEPT_FAULTS: readonly BuildFault[] = [
	{
		name: 'everything kept, in every way',
		together: 'kept',
		again: true,
		plant(place) {
			const files = kept(place);
			for (const [index, file] of files.entries()) Object.values(DAMAGES)[index % Object.keys(DAMAGES).length]?.(file, files);
		},
	},
	...Object.entries(DAMAGES).map(
		([name, damage]): BuildFault => ({
			name: `everything kept: ${name}`,
			again: true,
			plant(place) {
				const files = kept(place);
				for (const file of files) damage(file, files);
			},
		}),
	),
	{
		name: 'the lock of builds is no database',
		again: true,
		ownProgram: true,
		plant({ program }) {
			writeFileSync(join(program, '.cache/turn.sqlite'), 'nix'.repeat(2_000));
		},
	},
	{
		name: 'what the engine keeps is cut',
		again: true,
		ownProgram: true,
		plant({ program }) {
			const engine = join(program, '.cache/engine');
			// Nothing would be built otherwise.
			rmSync(join(program, '.cache/sites'), { recursive: true });
			for (const entry of readdirSync(engine, { recursive: true, withFileTypes: true })) {
				if (entry.isFile()) writeFileSync(join(entry.parentPath, entry.name), '{"a":');
			}
		},
	},
	...['cut', 'another'].map(
		(name): BuildFault => ({
			name: `compressed files of the site before: ${name}`,
			...(name === 'cut' && { together: 'kept' as const }),
			plant({ outDir }) {
				const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:br|gz)$/.test(file));
				const [first = ''] = files;
				for (const file of files) {
					if (name === 'cut') truncateSync(join(outDir, file), 9);
					else cpSync(join(outDir, files.find((other) => other !== file && other.slice(-3) === file.slice(-3)) ?? first), join(outDir, file));
				}
			},
		}),
	),
	{
		name: 'killed between the two steps of the exchange, and then a mistake',
		says: /fehler\.md:2/,
		plant(place) {
			const { outDir } = place;
			const parent = dirname(outDir);
			add(place, `${HANDBOOK}/fehler.md`, '---\nnix: 1\n---\n\nText.\n');
			renameSync(outDir, join(parent, '.dist-4194305-old'));
			mkdirSync(join(parent, '.dist-4194305'));
		},
	},
];
