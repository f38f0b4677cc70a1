import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownError } from './own-error.ts';
import type { Command } from './peer.ts';

/** What a process and all that it started took. */
export interface Effort {
	/** Seconds of the processor, user and system together. */
	cpu: number;
	/** Seconds by the clock. */
	wall: number;
	/** Most memory at one time, in MB: the sum of all its processes, looked at ten times a second. */
	memory: number;
}

const EVERY_MS = 100;
const LIMIT_MINUTES = 15;

/** Starts a command in a process group of its own, which `stop` ends as a whole and waits for. What it says goes into `log`. */
export function startMeasured({ command, args, env }: Command, { cwd, log }: { cwd: string; log: string }) {
	const out = openSync(log, 'w');
	const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', out, out], env: { ...process.env, NODE_ENV: undefined, CI: '1', ...env } });
	closeSync(out);
	const stop = async () => {
		if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
		process.kill(-child.pid, 'SIGTERM');
		await once(child, 'exit');
	};
	const endAll = () => {
		void stop();
		process.exit(1);
	};
	process.once('SIGTERM', endAll).once('SIGINT', endAll);
	child.once('exit', () => process.off('SIGTERM', endAll).off('SIGINT', endAll));
	return { child, stop };
}

/** Runs a command to its end. Needs GNU time, which counts processes that have ended too. Throws its own words when it fails, and stops and throws when it takes a quarter of an hour. */
export async function runMeasured(wanted: Command, place: { cwd: string; log: string }): Promise<Effort> {
	const times = `${place.log}.time`;
	const timed = { ...wanted, command: '/usr/bin/time', args: ['-o', times, '-f', '%e %U %S', wanted.command, ...wanted.args] };
	const { child, stop } = startMeasured(timed, place);
	let memory = 0;
	const sampler = setInterval(() => {
		memory = Math.max(memory, groupMemory(child.pid ?? 0));
	}, EVERY_MS);
	let isTooLong = false;
	const limit = setTimeout(() => {
		isTooLong = true;
		void stop();
	}, LIMIT_MINUTES * 60_000);
	const [status] = await once(child, 'exit');
	clearInterval(sampler);
	clearTimeout(limit);
	if (isTooLong) throw new Error(`stopped after ${LIMIT_MINUTES} minutes, at ${Math.round(memory)} MB`);
	if (status !== 0) throw new Error(`${ownError(readFileSync(place.log, 'utf8'))} (status ${status}, ${Math.round(memory)} MB)`);
	const [wall = 0, user = 0, system = 0] = (readFileSync(times, 'utf8').trim().split('\n').at(-1) ?? '').split(' ').map(Number);
	rmSync(times);
	return { wall, cpu: user + system, memory };
}

/** Memory of all processes of a group, in MB. */
function groupMemory(group: number): number {
	let pages = 0;
	for (const name of readdirSync('/proc')) {
		if (!/^\d+$/.test(name)) continue;
		try {
			const fields = readFileSync(join('/proc', name, 'stat'), 'utf8')
				.replace(/^.*\) /, '')
				.split(' ');
			if (Number(fields[2]) === group) pages += Number(fields[21]);
		} catch {
			// It has ended meanwhile.
		}
	}
	return (pages * 4096) / 1e6;
}
