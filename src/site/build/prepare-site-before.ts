import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readHashList } from './hash-list.ts';
import { beginWith, type SiteBefore } from './site-before.ts';

/** Number of files that makes a thread worth starting; reading and comparing ten thousand takes half a second. */
const MANY = 2_000;

/** Prepares the site before (`beginWith`) while other work is done. */
export interface SiteBeforeWork {
	/** Begins, unless the site is so small that it takes no time. */
	begin(): void;
	/** The prepared site. */
	end(): Promise<SiteBefore>;
	/** Stops it if the result is not needed. */
	leave(): Promise<void>;
}

/**
 * Makes a `SiteBeforeWork` for the site in `target`.
 * @param takeFolder returns the folder to prepare it in.
 */
export function prepareSiteBefore(target: string, takeFolder: () => string): SiteBeforeWork {
	let worker: Worker | undefined;
	let prepared: Promise<SiteBefore> | undefined;
	const start = () => {
		if (worker !== undefined || readHashList(target).size < MANY) return;
		worker = new Worker(new URL('./threads/site-before-thread.ts', import.meta.url), { workerData: { target, folder: takeFolder() } });
		prepared = once(worker, 'message').then(([before]) => before as SiteBefore);
		// `end` reports it.
		prepared.catch(() => {});
	};
	return {
		begin() {
			try {
				start();
			} catch {
				// `end` tries again and reports what the machine refuses.
			}
		},
		async end() {
			start();
			return prepared ?? beginWith(target, takeFolder());
		},
		async leave() {
			await worker?.terminate();
		},
	};
}
