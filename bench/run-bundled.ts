/** Bundles a script of this folder, which imports components and styles, and runs it: `node bench/run-bundled.ts bench/SCRIPT.ts ARGUMENTS…`. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const program = fileURLToPath(new URL('../', import.meta.url));
/** Below the program, so that packages are found from there. */
const outDir = join(program, '.cache', `bench-${process.pid}`);
const [script = '', ...args] = process.argv.slice(2);
await build({ root: program, configFile: false, logLevel: 'error', build: { ssr: script, outDir, emptyOutDir: false, copyPublicDir: false } });
const file = join(outDir, basename(script).replace(/\.ts$/, '.js'));
const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
rmSync(outDir, { recursive: true });
process.exitCode = status ?? 1;
