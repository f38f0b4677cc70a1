/**
 * Renders every page, every page in Markdown and every code sample of many API descriptions, in processes of their own, and tries each
 * operation once in its sandbox. Writes one line of JSON for each file to OUT; reports/api-corpus.md sums them up.
 * Run: `node bench/api-corpus-pages.ts OUT FILES_OR_FOLDERS…`; `EVERY=300` takes that many files, evenly spread over the sorted paths. Needs `prlimit`.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { descriptionsIn } from './descriptions-in.ts';

const program = fileURLToPath(new URL('../', import.meta.url));
/** Below the program, so that packages are found from there. */
const bundle = join(program, '.cache', `api-corpus-${process.pid}`);
/** Of the processor: other work on the machine does not count. */
const LIMIT_SECONDS = 60;
const LIMIT_MEGABYTES = 2048;
const AT_A_TIME = 2;
/** Bytes. */
const SMALL = 200_000;
const TOGETHER = 12;

const [out = '', ...places] = process.argv.slice(2);
const files = chosen(places.flatMap(descriptionsIn), Number(process.env['EVERY'] ?? 0));
const entry = join(program, 'bench/render-description.ts');
await build({ root: program, configFile: false, logLevel: 'error', build: { ssr: entry, outDir: bundle, emptyOutDir: false, copyPublicDir: false } });
writeFileSync(out, '');
const waiting = grouped(files);
await Promise.all(Array.from({ length: AT_A_TIME }, work));
rmSync(bundle, { recursive: true });

async function work(): Promise<void> {
	for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
		const { lines, failed } = await render(group);
		for (const line of lines) appendFileSync(out, `${line}\n`);
		const left = group.slice(lines.length);
		if (group.length === 1 && left[0] !== undefined)
			appendFileSync(out, `${JSON.stringify({ file: left[0], size: statSync(left[0]).size, crashed: failed })}\n`);
		else waiting.push(...left.map((file) => [file]));
	}
}

function render(group: readonly string[]): Promise<{ lines: string[]; failed: string }> {
	const args = [`--cpu=${LIMIT_SECONDS}`, process.execPath, `--max-old-space-size=${LIMIT_MEGABYTES}`, join(bundle, 'render-description.js'), ...group];
	return new Promise((resolve) => {
		const child = spawn('prlimit', args, { env: { ...process.env, NODE_ENV: 'production' } });
		let [said, complained] = ['', ''];
		child.stdout.on('data', (part: Buffer) => {
			said += part.toString();
		});
		child.stderr.on('data', (part: Buffer) => {
			complained = (complained + part.toString()).slice(-4000);
		});
		child.on('close', (code, signal) => resolve({ lines: said.split('\n').slice(0, -1), failed: `${code ?? signal} ${complained}` }));
	});
}

/** Descriptions that are small share processes, because starting takes longer than to render them; each other has its own. */
function grouped(all: readonly string[]): string[][] {
	const small = all.filter((file) => statSync(file).size < SMALL);
	const groups = Array.from({ length: Math.ceil(small.length / TOGETHER) }, (_, index) => small.slice(index * TOGETHER, (index + 1) * TOGETHER));
	return [...groups, ...all.filter((file) => statSync(file).size >= SMALL).map((file) => [file])];
}

/** The files at 0, n/count, 2n/count …; all when count is 0. */
function chosen(all: readonly string[], count: number): string[] {
	return count === 0 ? [...all] : Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] ?? '');
}
