/**
 * Measures how long a site of many pages takes to build, and its memory: a first build with an empty cache and a second one.
 * Run: `node bench/build.ts [PAGES]` (default 1,000; the pages come from tests/sites/generate-site.ts). Needs GNU time for the memory.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateSite } from '../tests/sites/generate-site.ts';

const pages = Number(process.argv[2] ?? 1000);
const program = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'many-pages-'));
generateSite(join(folder, 'site'), pages);
const cores = execFileSync('nproc', { encoding: 'utf8' }).trim();
const rows: Record<string, { 'time s': number; 'memory MB': number }> = { 'first build': build(), 'second build': build(), 'third build': build() };
console.log(`${pages} pages, ${cores} cores, output ${(size(join(folder, 'dist')) / 1e6).toFixed(1)} MB`);
console.table(rows);
rmSync(folder, { recursive: true });

function build(): { 'time s': number; 'memory MB': number } {
	const env = { ...process.env, SITE_ROOT: join(folder, 'site'), OUT_DIR: join(folder, 'dist') };
	const run = spawnSync('/usr/bin/time', ['-f', '%e %M', process.execPath, join(program, 'commands/nonius.ts'), 'build'], { env, encoding: 'utf8' });
	if (run.status !== 0) throw new Error(run.stdout + run.stderr);
	const [seconds = 0, kilobytes = 0] = (run.stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
	return { 'time s': seconds, 'memory MB': Math.round(kilobytes / 1024) };
}

function size(path: string): number {
	return readdirSync(path, { recursive: true, withFileTypes: true }).reduce(
		(sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
		0,
	);
}
