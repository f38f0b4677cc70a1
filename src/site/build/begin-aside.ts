import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readHashList } from './hash-list.ts';
import { beginWith, type SiteBefore } from './site-before.ts';

/** Files from which a thread of its own is worth its start: to read and to compare them takes half a second of ten thousand. */
const MANY = 2_000;

/** `beginWith`, beside what else there is to do. */
export async function beginAside(target: string, folder: string): Promise<SiteBefore> {
	if (readHashList(target).size < MANY) return beginWith(target, folder);
	const worker = new Worker(new URL('./threads/begin-thread.ts', import.meta.url), { workerData: { target, folder } });
	const [before] = (await once(worker, 'message')) as [SiteBefore];
	return before;
}
