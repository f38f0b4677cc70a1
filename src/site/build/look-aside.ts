import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readHashList } from './hash-list.ts';
import { beginWith, type SiteBefore } from './site-before.ts';

/** Number of files that makes a thread worth starting; reading and comparing ten thousand takes half a second. */
const MANY = 2_000;

/** Prepares the previous site (`beginWith`) while other work is done. */
export interface AsideLook {
	/** Begins, unless the site is so small that it takes no time. */
	begin(): void;
	/** The prepared site. */
	end(): Promise<SiteBefore>;
	/** Stops it if the result is not needed. */
	leave(): Promise<void>;
}

/**
 * Makes an `AsideLook` at the site in `target`.
 * @param takeFolder returns the folder to prepare it in.
 */
export function lookAside(target: string, takeFolder: () => string): AsideLook {
	let worker: Worker | undefined;
	let looked: Promise<SiteBefore> | undefined;
	const start = () => {
		if (worker !== undefined || readHashList(target).size < MANY) return;
		worker = new Worker(new URL('./threads/begin-thread.ts', import.meta.url), { workerData: { target, folder: takeFolder() } });
		looked = once(worker, 'message').then(([before]) => before as SiteBefore);
		// `end` reports it.
		looked.catch(() => {});
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
			return looked ?? beginWith(target, takeFolder());
		},
		async leave() {
			await worker?.terminate();
		},
	};
}
