import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts kept in one folder: as many as a writer goes to and fro between. */
const KEPT = 4;

/** Returns `make()`, or what it returned for the same `key` (everything that `make` depends on) at an earlier time. */
export function cachedText(folder: string, key: string, make: () => string): string {
	const file = join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.txt`);
	if (existsSync(file)) return readFileSync(file, 'utf8');
	const text = make();
	mkdirSync(folder, { recursive: true });
	writeFileSync(file, text);
	const newestFirst = readdirSync(folder)
		.map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
		.sort((a, b) => b.at - a.at);
	for (const { name } of newestFirst.slice(KEPT)) rmSync(join(folder, name), { force: true });
	return text;
}
