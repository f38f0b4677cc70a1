import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeTurn } from './build-turn.ts';

let folder: string;
let file: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'turn-'));
	file = join(folder, 'cache/turn');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the second waits until the first gives the turn back, and says once that it waits', async () => {
	const events: string[] = [];
	const end = await takeTurn({ file, onWait: () => events.push('first waits') });
	const second = takeTurn({ file, onWait: () => events.push('second waits') }).then((endSecond) => {
		events.push('second begins');
		endSecond();
	});
	await new Promise((resolve) => setTimeout(resolve, 120));
	events.push('first ends');
	end();
	await second;
	expect(events).toEqual(['second waits', 'first ends', 'second begins']);
	expect(readdirSync(join(folder, 'cache'))).toEqual([]);
});

test('the turn of a process that no longer lives is nobody’s', async () => {
	const { pid } = spawnSync(process.execPath, ['--version']);
	const first = await takeTurn({ file, onWait: () => {} });
	first();
	writeFileSync(file, `${pid}`);
	const end = await takeTurn({ file, onWait: () => expect.unreachable() });
	expect(existsSync(file)).toBe(true);
	end();
});
