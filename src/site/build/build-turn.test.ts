import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeTurn } from './build-turn.ts';

let folder: string;
let file: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'turn-'));
	file = join(folder, 'cache/turn');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that takes the turn and keeps it. */
async function holder() {
	const code = `import { takeTurn } from ${JSON.stringify(new URL('./build-turn.ts', import.meta.url).href)};
await takeTurn({ file: ${JSON.stringify(file)}, onWait() {} });
console.log('taken');
setInterval(() => {}, 1000);`;
	const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['ignore', 'pipe', 'inherit'] });
	await once(child.stdout, 'data');
	return child;
}

test('the second waits until the first gives the turn back, and says once that it waits', async () => {
	const events: string[] = [];
	const end = await takeTurn({ file, onWait: () => events.push('first waits') });
	const waits = vi.fn();
	const second = takeTurn({ file, onWait: waits }).then((endSecond) => {
		events.push('second begins');
		endSecond();
	});
	await vi.waitFor(() => expect(waits).toHaveBeenCalled());
	events.push('first ends');
	end();
	await second;
	expect(events).toEqual(['first ends', 'second begins']);
	expect(waits).toHaveBeenCalledTimes(1);
});

test('of many who wait one at a time is at work', async () => {
	let working = 0;
	let most = 0;
	const work = async () => {
		const end = await takeTurn({ file, onWait: () => {} });
		most = Math.max(most, ++working);
		await sleep(1);
		working--;
		end();
	};
	await Promise.all(Array.from({ length: 8 }, work));
	expect(most).toBe(1);
});

test('the turn of a process that was killed is nobody’s', async () => {
	const child = await holder();
	const waits = vi.fn();
	const turn = takeTurn({ file, onWait: waits });
	expect(waits).toHaveBeenCalledTimes(1);
	child.kill('SIGKILL');
	(await turn)();
});

test('a file that holds something else is made anew', async () => {
	mkdirSync(join(folder, 'cache'));
	writeFileSync(file, 'nix'.repeat(2_000));
	const end = await takeTurn({ file, onWait() {} });
	const waits = vi.fn();
	const second = takeTurn({ file, onWait: waits });
	await vi.waitFor(() => expect(waits).toHaveBeenCalled());
	end();
	(await second)();
});
