import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import { FORMATS, LANGUAGE, OWN_WORDS } from '#words/locale.ts';
import type { TaskInput, TaskName, TaskResult } from './tasks.ts';

/** What a thread is told when it starts: the words that this process speaks. */
export interface Spoken {
	language: typeof LANGUAGE;
	own: typeof OWN_WORDS;
	locale: string;
}

/** A task for a thread. All threads get the same files; each takes the next one that none has taken, without asking. */
export interface Order {
	name: TaskName;
	told: unknown;
	files: readonly string[];
	/** A number that the threads count up together: place of the next file. */
	next: SharedArrayBuffer;
	answers: MessagePort;
}

/** What a thread answers: the outcome of the file at a place, that no file is left, or why it stopped. */
export type ThreadAnswer = { place: number; given: unknown } | 'end' | { failed: Error; fields: object };

export interface Threads {
	/** Does a task with each of these files, several at once. Returns their outcomes, in their order. Throws what the task throws, when all threads have stopped. */
	run<Name extends TaskName>(name: Name, told: TaskInput<Name>, files: readonly string[]): Promise<TaskResult<Name>[]>;
	/** Begins a task whose files come by and by, beside what the caller does meanwhile. */
	begin<Name extends TaskName>(name: Name, told: TaskInput<Name>): BegunTask<TaskResult<Name>>;
	/** Ends the threads. */
	end(): Promise<void>;
}

/** A task whose files come by and by. What has not been begun when they end is left to the caller: so it is where they take no time. */
export interface BegunTask<Result> {
	add(file: string): void;
	/** The outcome of the files that were begun. Throws what the task throws. */
	end(): Promise<Map<string, Result>>;
}

/** Room for what a page leaves behind, in each thread: more of it saves next to no time. */
const YOUNG_MB = 12;

/** How many files of a task that is begun go to a thread at once, and how many times before the first ones are done: the rest is for all threads later. */
const BATCH = 32;
const BATCHES = 2;

/** How long, in milliseconds of the processor, a task is done where it is called: about what two threads take to start and to load what they need. */
const PATIENCE_MS = 1_000;

interface ThreadOptions {
	size?: number;
	patience?: number;
}

/**
 * Threads for the work that is done file by file, as many as the machine has processors. A path goes in, facts come back: files are read and written by the
 * thread. That also spares the heap of this one, whose garbage is collected together with everything that it keeps of the site. They start when a task
 * has shown that it takes time: whether it does is a matter of what is kept from earlier builds, which its files do not tell.
 */
export function createThreads({ size = availableParallelism(), patience = PATIENCE_MS }: ThreadOptions = {}): Threads {
	let workers: Worker[] = [];
	const atWork = (count: number) => {
		while (workers.length < count) workers.push(startThread());
		return workers.slice(0, count);
	};
	return {
		async run(name, told, files) {
			const done = size > 1 && workers.length > 0 ? [] : await doFirst({ name, told, files }, size > 1 ? patience : Number.POSITIVE_INFINITY);
			const left = files.slice(done.length);
			if (left.length === 0) return done;
			return [...done, ...(await order(atWork(size), { name, told, files: left }))] as TaskResult<typeof name>[];
		},
		begin<Name extends TaskName>(name: Name, told: TaskInput<Name>) {
			const hasTime = hasTaken(patience);
			const begun: Promise<[string, TaskResult<Name>][]>[] = [];
			const waiting: string[] = [];
			let busy = 0;
			return {
				add(file) {
					waiting.push(file);
					if (size === 1 || waiting.length < BATCH || busy === BATCHES || !hasTime()) return;
					const files = waiting.splice(0, BATCH);
					busy++;
					// One thread: the caller is at work, too.
					const done = order(atWork(1), { name, told, files }).then((given) => {
						busy--;
						return files.map((each, place): [string, TaskResult<Name>] => [each, given[place] as TaskResult<Name>]);
					});
					// Whoever waits for the end hears of it.
					done.catch(() => {});
					begun.push(done);
				},
				async end() {
					return new Map((await Promise.all(begun)).flat());
				},
			};
		},
		async end() {
			await Promise.all(workers.map((worker) => worker.terminate()));
			workers = [];
		},
	};
}

/** Does a task with the first files, until it has taken this many milliseconds of the processor. */
async function doFirst<Name extends TaskName>(
	{ name, told, files }: { name: Name; told: TaskInput<Name>; files: readonly string[] },
	patience: number,
): Promise<TaskResult<Name>[]> {
	const { beginTask } = await import('./tasks.ts');
	const isOver = hasTaken(patience);
	const work = beginTask(name, told);
	const given: TaskResult<Name>[] = [];
	for (const file of files) {
		if (isOver()) break;
		given.push(work(file));
	}
	return given;
}

/** Whether this process has taken this many milliseconds of the processor since now. */
function hasTaken(patience: number): () => boolean {
	const start = process.cpuUsage();
	return () => {
		const { user, system } = process.cpuUsage(start);
		return (user + system) / 1000 >= patience;
	};
}

function startThread(): Worker {
	const workerData: Spoken = { language: LANGUAGE, own: OWN_WORDS, locale: FORMATS };
	return new Worker(new URL('./thread.ts', import.meta.url), { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
}

function order(workers: readonly Worker[], task: Pick<Order, 'name' | 'told' | 'files'>): Promise<unknown[]> {
	const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
	const given: unknown[] = [];
	const ended = workers.map(
		(worker) =>
			new Promise<void>((resolve, reject) => {
				const { port1, port2 } = new MessageChannel();
				const stop = (result: () => void) => {
					worker.off('error', die);
					port1.close();
					result();
				};
				const die = (error: unknown) => stop(() => reject(error));
				worker.once('error', die);
				port1.on('message', (answer: ThreadAnswer) => {
					if (answer === 'end') stop(resolve);
					else if ('failed' in answer) die(Object.assign(answer.failed, answer.fields));
					else given[answer.place] = answer.given;
				});
				worker.postMessage({ ...task, next, answers: port2 }, [port2]);
			}),
	);
	const all = Promise.allSettled(ended).then((results) => {
		for (const result of results) if (result.status === 'rejected') throw result.reason;
		return given;
	});
	// Whoever waits for it later hears of it then.
	all.catch(() => {});
	return all;
}
