import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { speak } from '#site/words/speak.ts';
import type { Order, Spoken, ThreadAnswer } from './threads.ts';

enableCompileCache();
const { language, own, locale } = workerData as Spoken;
// Nothing before this line may import words.
speak(language, { own, locale });
const { beginTask } = await import('./tasks.ts');

/** What each task has been told. */
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
		// The others stop, too.
		Atomics.store(places, 0, files.length);
		const failed = error instanceof Error ? error : new Error(String(error));
		// What the operating system said of a fault gets lost on the way otherwise.
		answer({ failed, fields: { ...failed } });
	}
});

function begin({ id, name, input }: Order['task']): ReturnType<typeof beginTask> {
	const work = beginTask(name, input as never);
	begun.set(id, work);
	return work;
}
