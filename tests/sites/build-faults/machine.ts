import { execFileSync } from 'node:child_process';
import { readdirSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROGRAM } from '#site/program.ts';
import type { BuildFault } from './fault.ts';
import { add, edit } from './site.ts';

const git = (cwd: string, ...args: string[]) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd, stdio: 'ignore' });

/** Runs a command in a mount namespace of its own. */
const mounted = (mount: string): string[] => ['unshare', '--mount', 'sh', '-c', `${mount} && exec "$@"`, 'sh'];

/** Disk of this many KiB in the place of a folder. */
const disk = (folder: string, size: number) => mounted(`mount -t tmpfs -o size=${size}k tmpfs '${folder}'`);

/** Faults of the machine: clock, git, permissions, disk space and open files. */
export const MACHINE_FAULTS: readonly BuildFault[] = [
	{
		name: 'a clock in the past',
		plant({ root }) {
			const clock = join(dirname(root), 'uhr.mjs');
			writeFileSync(
				clock,
				'const Real = Date;\nglobalThis.Date = class extends Real {\n\tconstructor(...parts) {\n\t\tif (parts.length === 0) super(86_400_000);\n\t\telse super(...parts);\n\t}\n\tstatic now() {\n\t\treturn 86_400_000;\n\t}\n};\n',
			);
			return { env: { NODE_OPTIONS: `--import ${pathToFileURL(clock).href}` } };
		},
	},
	// What stands before the build is found by the same variable.
	{ name: 'no git', plant: () => ({ before: ['/usr/bin/env', 'PATH=/nirgends'] }) },
	{
		name: 'a shallow clone',
		plant({ root }) {
			git(root, 'init', '-q');
			for (const text of ['eins', 'zwei']) {
				writeFileSync(join(root, 'zettel.txt'), text);
				git(root, 'add', '.');
				git(root, 'commit', '-qm', text);
			}
			const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
			writeFileSync(join(root, '.git/shallow'), head);
		},
	},
	{
		name: 'sources that cannot be written',
		plant: ({ root }) => ({ before: mounted(`mount --bind '${root}' '${root}' && mount -o remount,bind,ro '${root}'`) }),
	},
	{
		name: 'a folder for the result that cannot be written',
		says: /nur lesen|Rechte/,
		plant({ outDir }) {
			const parent = dirname(outDir);
			return { before: mounted(`mount --bind '${parent}' '${parent}' && mount -o remount,bind,ro '${parent}'`) };
		},
	},
	{
		name: 'a program that cannot be written',
		says: /(?:nur lesen|Rechte).*\.cache/,
		plant: () => ({ before: mounted(`mount --bind '${PROGRAM}' '${PROGRAM}' && mount -o remount,bind,ro '${PROGRAM}'`) }),
	},
	{
		name: 'a link in the place of the result',
		plant({ outDir }) {
			renameSync(outDir, join(dirname(outDir), 'www'));
			symlinkSync('www', outDir);
		},
	},
	{
		name: 'a mount in the place of the result',
		// Before anything is printed.
		says: /^(?!.*Seiten gebaut).*Einhängepunkt/s,
		plant: ({ outDir }) => ({ before: mounted(`mount --bind '${outDir}' '${outDir}'`) }),
	},
	...['', 'public/dateien', 'public/dateien/neu', 'texte/handbuch/neu'].map(
		(folder): BuildFault => ({
			name: `a result in the place of sources: ${folder || '.'}`,
			says: /Quellen der Website/,
			plant(place) {
				for (const file of ['index.html', '404.html']) add(place, join(folder, file), '');
				return { env: { OUT_DIR: join(place.root, folder) } };
			},
		}),
	),
	{
		name: 'settings that wait forever',
		says: /waits for something|wartet auf etwas/,
		plant: (place) => edit(place, 'site.config.ts', (text) => `await new Promise(() => {});\n${text}`),
	},
	{
		name: 'settings that end the program',
		says: /beendet das Programm|exits the program/,
		plant: (place) => edit(place, 'site.config.ts', (text) => `process.exit(0);\n${text}`),
	},
	{ name: 'few open files', says: /Fertig|Dateien zugleich/, plant: () => ({ before: ['prlimit', '--nofile=40'] }) },
	...[0.05, 0.3, 0.6, 0.9, 0.99].map(
		(share): BuildFault => ({
			name: `a disk with room for ${share} of the site beside the one before`,
			// What stays the same may lie there once.
			says: share < 0.99 ? /voll/ : /voll|Fertig/,
			plant({ outDir }) {
				const folder = join(dirname(outDir), '.platte');
				// A file takes whole blocks of 4 KiB.
				const blocks = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).map((file) => Math.ceil(statSync(join(outDir, file)).size / 4096));
				const size = Math.round(4 * blocks.reduce((sum, count) => sum + count, 0) * (1 + share));
				const script = `mount -t tmpfs -o size=${size}k tmpfs '${folder}' && cp -r '${outDir}' '${folder}' && { "$@"; code=$?; diff -r '${outDir}' '${folder}/dist' && ls -A '${folder}'; exit $code; }`;
				return { before: ['unshare', '--mount', 'sh', '-c', script, 'sh'], env: { OUT_DIR: join(folder, 'dist') } };
			},
		}),
	),
	...[4, 40, 200].map(
		(size): BuildFault => ({
			name: `${size} KiB left for what is kept between builds`,
			says: /voll|Fertig/,
			plant: () => ({ before: disk(join(PROGRAM, '.cache'), size) }),
		}),
	),
];
