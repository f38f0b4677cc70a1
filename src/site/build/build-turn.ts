import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 40;
/** SQLITE_BUSY: another process holds the lock. */
const BUSY = 5;
/** SQLITE_CORRUPT and SQLITE_NOTADB: the file is not a database. */
const SPOILT: ReadonlySet<unknown> = new Set([11, 26]);

interface TurnOptions {
	/** File that is locked. It stays, empty. */
	file: string;
	/** Called once if another process holds the lock. */
	onWait(): void;
}

/**
 * Waits until no other process holds the turn, takes it, and returns a function that releases it (more calls do nothing). The engine keeps intermediate
 * files in folders of this program, whatever site is built, so two builds at once would mix their pages.
 *
 * The turn is a lock of the operating system, which Node offers only through a transaction of an SQLite database (here an empty one). It ends with its
 * process, so there are no stale locks. A lock with a heartbeat (proper-lockfile) would look dead: reading a large API description (720 operations)
 * blocks the timers of this process for 17 s.
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
		// A build that held the lock before the file was damaged runs beside this one; otherwise no build could start any more.
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
