/**
 * Sends every request of our API's HTTP file by httpYac, each to a sandbox of its own, and prints what came back.
 * `node bench/http-file.ts <folder with node_modules of httpyac>`; it is no dependency of this program: install it in a folder of its own.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { httpFile } from '#openapi/collection/http-file.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { startSandboxServer } from '#sandbox/node/start-sandbox-server.ts';
import { PROGRAM } from '#site/program.ts';
import { loadSandbox } from '#site/read/load-sandbox.ts';
import { collection } from '#words/collection.ts';

const run = promisify(execFile);
const runner = resolve(process.argv[2] ?? '.', 'node_modules/httpyac/bin/httpyac.js');
const { model, plan, behaviour, seed, tokenVariable } = await loadSandbox(PROGRAM);
const text = httpFile(model, { tokenVariable, pageOf: ({ slug }) => `https://docs.example.com/${slug}/` });
const folder = mkdtempSync(join(tmpdir(), 'http-file-'));
for (const [, name] of text.matchAll(/^< \.\/(.+)$/gm)) writeFileSync(join(folder, name ?? ''), '%PDF-1.7\n');

const refused: string[] = [];
for (const { slug } of model.operations) {
	const sandbox = createSandbox({ plan, behaviour, seed });
	const statuses: number[] = [];
	const server = await startSandboxServer({ sandbox, onRequest: ({ status }) => statuses.push(status) });
	const base = server.url + (plan.operations[0]?.bases[0] ?? '');
	const file = join(folder, 'requests.http');
	writeFileSync(file, text.replace(/^@baseUrl = .*$/m, `@baseUrl = ${base}`).replaceAll(` = ${collection.secret}`, ` = ${sandbox.token}`));
	await run(process.execPath, [runner, 'send', file, '--name', slug, '--output', 'none', '--output-failed', 'none'], { cwd: folder }).catch(() => undefined);
	process.stdout.write(`${statuses.join(' ')}  ${slug}\n`);
	if (statuses.length !== 1 || !statuses.every((status) => status >= 200 && status < 300)) refused.push(slug);
	await server.close();
}
rmSync(folder, { recursive: true });
process.stdout.write(
	`${model.operations.length - refused.length} of ${model.operations.length} taken${refused.length > 0 ? `, not: ${refused.join(', ')}` : ''}\n`,
);
process.exitCode = refused.length > 0 ? 1 : 0;
