import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './is-alive.ts';

const POLL_MS = 40;

export interface TurnOptions {
	/** File that names the process whose turn it is. */
	file: string;
	/** Called once when somebody else is at work. */
	onWait(): void;
}

/**
 * Waits until no other process holds the turn, takes it, and returns the function that gives it back. The engine keeps intermediate files
 * in folders of this program, whatever site is built, so two builds at once would mix their pages.
 * A turn ends with its process, also when that is killed.
 */
export async function takeTurn({ file, onWait }: TurnOptions): Promise<() => void> {
	const own = `${file}-${process.pid}-${performance.now()}`;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(own, `${process.pid}`);
	try {
		for (let waited = false; !isTaken(own, file); waited = true) {
			if (!waited) onWait();
			await sleep(POLL_MS);
		}
	} finally {
		rmSync(own);
	}
	const end = () => {
		process.off('exit', end);
		rmSync(file, { force: true });
	};
	process.on('exit', end);
	return end;
}

/** Makes `file` a name of `own`, in one step with its content, unless a living process holds it. */
function isTaken(own: string, file: string): boolean {
	try {
		linkSync(own, file);
		return true;
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
		if (holder(file) !== undefined) return false;
		rmSync(file, { force: true });
		return isTaken(own, file);
	}
}

function holder(file: string): number | undefined {
	try {
		const pid = Number(readFileSync(file, 'utf8'));
		return isAlive(pid) ? pid : undefined;
	} catch {
		// Given back in this moment.
		return undefined;
	}
}
