#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The Node version the program needs: module hooks, SQLite, `site.config.ts` without a compiler. */
const LEAST = 24;

const entry = fileURLToPath(new URL('./nonius.js', import.meta.url));

if (Number.parseInt(process.versions.node, 10) >= LEAST) {
	await import('./nonius.js');
} else {
	const pinned = pinnedNode();
	if (pinned === undefined) {
		console.log(`nonius needs Node ${LEAST} or newer; this is Node ${process.versions.node}. Install it, or add it to the site: npm install node@${LEAST}`);
		process.exitCode = 1;
	} else {
		process.exitCode = spawnSync(pinned, [entry, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
	}
}

/** A Node that the site brings as a package (`npm install node@24`). */
function pinnedNode() {
	for (const from of [`${process.cwd()}/`, import.meta.url]) {
		try {
			const folder = dirname(createRequire(from).resolve('node/package.json'));
			const path = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
			if (existsSync(path)) return path;
		} catch {
			// It is not there.
		}
	}
	return undefined;
}
