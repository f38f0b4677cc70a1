import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { speak } from '#site/words/speak.ts';
import type { Order, Spoken, ThreadAnswer } from './threads.ts';

enableCompileCache();
const { language, own, locale } = workerData as Spoken;
// Nothing before this line may import words.
speak(language, { own, locale });
const { beginTask } = await import('./tasks.ts');

/** The tasks that this thread has begun, by id. */
const begun = new Map<number, ReturnType<typeof beginTask>>();

parentPort?.on('message', async ({ task, files, next, answers }: Order) => {
	const answer = (message: ThreadAnswer) => answers.postMessage(message);
	const places = new Int32Array(next);
	try {
		const work = await (begun.get(task.id) ?? begin(task));
		for (let place = Atomics.add(places, 0, 1); place < files.length; place = Atomics.add(places, 0, 1)) {
			answer({ place, given: work(files[place] ?? '') });
		}
		answer('end');
	} catch (error) {
		// The other threads stop, too.
		Atomics.store(places, 0, files.length);
		const failed = error instanceof Error ? error : new Error(String(error));
		// Error codes of the operating system would get lost on the way.
		answer({ failed, fields: { ...failed } });
	}
});

function begin({ id, name, input }: Order['task']): ReturnType<typeof beginTask> {
	const work = beginTask(name, input as never);
	begun.set(id, work);
	return work;
}
