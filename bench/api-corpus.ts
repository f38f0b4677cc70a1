/**
 * Builds this repository's site once with each of the given API descriptions and says its outcome, as the table of reports/api-corpus.md.
 * Run: `node bench/api-corpus.ts FILE [FILE …]`. Needs GNU time. A build that had to wait for another one
 * has `≤` before its seconds; those of the processor do not count waiting.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadDescription } from '#openapi/description/load-description.ts';

const program = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'api-corpus-'));
const cores = execFileSync('nproc', { encoding: 'utf8' }).trim();

console.log(`${new Date().toISOString().slice(0, 10)}, ${cores} cores`);
console.log('| description | version | MB | operations | pages | errors / warnings | s | CPU s | MB memory | MB output | kB largest operation |');
console.log('| --- | --- | ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: |');
for (const file of process.argv.slice(2)) console.log(row(file));
rmSync(folder, { recursive: true });

function row(file: string): string {
	const text = readFileSync(file, 'utf8');
	const { model, problems } = loadDescription(text, { file });
	const errors = problems.filter(({ severity }) => severity === 'error').length;
	const found = `${errors} / ${problems.length - errors}`;
	const head = [basename(file), model?.specification ?? '–', megabytes(text.length), model?.operations.length ?? 0];
	return `| ${[...head, ...build(file, found)].join(' | ')} |`;
}

/** Pages, findings, seconds, memory, output, largest page of an operation. */
function build(file: string, found: string): (string | number)[] {
	const outDir = join(folder, 'dist');
	rmSync(outDir, { recursive: true, force: true });
	const env = { ...process.env, SITE_ROOT: program, OUT_DIR: outDir, API_DESCRIPTION: file };
	const run = spawnSync('/usr/bin/time', ['-f', '%e %U %S %M', process.execPath, join(program, 'commands/nonius.ts'), 'build'], { env, encoding: 'utf8' });
	const [seconds = 0, user = 0, system = 0, kilobytes = 0] = (run.stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
	const waited = run.stdout.includes('Ein anderer Bau läuft') ? '≤ ' : '';
	const figures = [waited + seconds.toFixed(1), (user + system).toFixed(1), Math.round(kilobytes / 1024)];
	if (run.status !== 0) return [`not built (exit ${run.status})`, found, ...figures, '–', '–'];
	const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = files.map((entry) => join(entry.parentPath, entry.name));
	const operations = paths.filter((path) => path.endsWith('.html') && readFileSync(path, 'utf8').includes('data-kind="api-operation"'));
	const output = paths.reduce((sum, path) => sum + statSync(path).size, 0);
	return [paths.filter((path) => path.endsWith('index.html')).length, found, ...figures, megabytes(output), largest(operations)];
}

/** Size of the largest of some pages as readers get it, in kB. */
function largest(pages: readonly string[]): string {
	const heaviest = pages.toSorted((a, b) => statSync(b).size - statSync(a).size).slice(0, 3);
	const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
	return (Math.max(0, ...heaviest.map((path) => brotliCompressSync(readFileSync(path), quality).length)) / 1000).toFixed(1);
}

function megabytes(bytes: number): string {
	return (bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 1);
}
