import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { beginWith } from '../site-before.ts';

enableCompileCache();
const { target, folder } = workerData as { target: string; folder: string };
parentPort?.postMessage(beginWith(target, folder));
