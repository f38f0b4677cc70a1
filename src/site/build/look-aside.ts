import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readHashList } from './hash-list.ts';
import { beginWith, type SiteBefore } from './site-before.ts';

/** Files from which a thread of its own is worth its start: to read and to compare them takes half a second of ten thousand. */
const MANY = 2_000;

/** A look at the site before, beside what else there is to do. */
export interface AsideLook {
	/** Begins with it, unless the site is so small that it takes no time. */
	begin(): void;
	/** What came of it. */
	end(): Promise<SiteBefore>;
	/** Ends what nobody waits for any more. */
	leave(): Promise<void>;
}

/**
 * Makes ready to begin with the site in `target`, see `beginWith`.
 * @param takeFolder gives the folder for it.
 */
export function lookAside(target: string, takeFolder: () => string): AsideLook {
	let worker: Worker | undefined;
	let looked: Promise<SiteBefore> | undefined;
	const start = () => {
		if (worker !== undefined || readHashList(target).size < MANY) return;
		worker = new Worker(new URL('./threads/begin-thread.ts', import.meta.url), { workerData: { target, folder: takeFolder() } });
		looked = once(worker, 'message').then(([before]) => before as SiteBefore);
		// Whoever waits for the end hears of it.
		looked.catch(() => {});
	};
	return {
		begin() {
			try {
				start();
			} catch {
				// What the machine refuses is told to whoever waits for the end.
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
