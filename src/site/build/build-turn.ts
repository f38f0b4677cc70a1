import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 40;
/** SQLITE_BUSY: somebody else holds the lock. */
const BUSY = 5;
/** SQLITE_CORRUPT and SQLITE_NOTADB: the file holds something else. */
const SPOILT: ReadonlySet<unknown> = new Set([11, 26]);

interface TurnOptions {
	/** File to hold on to. It stays, empty. */
	file: string;
	/** Called once when somebody else is at work. */
	onWait(): void;
}

/**
 * Waits until no other process holds the turn, takes it, and returns the function that gives it back (once is enough). The engine keeps intermediate files
 * in folders of this program, whatever site is built, so two builds at once would mix their pages.
 *
 * The turn is a lock of the operating system, by the only door to one that Node has: a transaction of an empty SQLite database. It ends with its
 * process, however that ends, so there is no stale lock to judge or to remove. A lock with a heartbeat (proper-lockfile) would be taken for dead:
 * reading a large API description keeps this process from its timers for 17 s (720 operations).
 */
export async function takeTurn({ file, onWait }: TurnOptions): Promise<() => void> {
	mkdirSync(dirname(file), { recursive: true });
	const lock = new DatabaseSync(file, { timeout: 0 });
	try {
		for (let waited = false; !isTaken(lock); waited = true) {
			if (!waited) onWait();
			await sleep(POLL_MS);
		}
	} catch (error) {
		lock.close();
		if (!SPOILT.has(databaseCode(error))) throw error;
		// A build that held it before it was spoilt goes on beside this one: once, where no build could begin any more.
		rmSync(file, { recursive: true, force: true });
		return takeTurn({ file, onWait });
	}
	return () => {
		if (lock.isOpen) lock.close();
	};
}

function isTaken(lock: DatabaseSync): boolean {
	try {
		lock.exec('BEGIN EXCLUSIVE');
		return true;
	} catch (error) {
		if (databaseCode(error) === BUSY) return false;
		throw error;
	}
}

const databaseCode = (error: unknown): unknown => (error instanceof Error && 'errcode' in error ? error.errcode : undefined);
