import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import { FORMATS, LANGUAGE, OWN_WORDS } from '#words/locale.ts';
import type { TaskInput, TaskName, TaskResult } from './tasks.ts';

/** The data for a new thread: the language of this process and the site's own words. */
export interface Spoken {
	language: typeof LANGUAGE;
	own: typeof OWN_WORDS;
	locale: string;
}

/** Files for a thread. All threads get the same list; each takes the next free one without asking. */
export interface Order {
	/** A thread gets the input of a task once; later orders contain only the id. */
	task: { id: number; name: TaskName; input?: unknown };
	files: readonly string[];
	/** A counter shared by the threads: the index of the next file. */
	next: SharedArrayBuffer;
	answers: MessagePort;
}

/** The answer of a thread: the result of the file at an index, the end of the list, or an error. */
export type ThreadAnswer = { place: number; given: unknown } | 'end' | { failed: Error; fields: object };

export interface Threads {
	/** Does a task with each of these files, several at once. Returns the results in the same order. Throws what the task throws, once all threads have stopped. */
	run<Name extends TaskName>(name: Name, input: TaskInput<Name>, files: readonly string[]): Promise<TaskResult<Name>[]>;
	/** Begins a task whose files are added later, while the caller does other work. */
	begin<Name extends TaskName>(name: Name, input: TaskInput<Name>): BegunTask<TaskResult<Name>>;
	/** Ends the threads. */
	end(): Promise<void>;
}

/** A task whose files are added one by one. One thread begins with them; few or quick ones are left to the caller. */
export interface BegunTask<Result> {
	add(file: string): void;
	/** Ends the list of files; all threads help with those that were begun. Returns their results. Throws what the task throws. */
	end(): Promise<Map<string, Result>>;
}

/** Size of the young generation of each thread; more saves almost no time. */
const YOUNG_MB = 12;

/** Number of files that are sent to a thread at once. */
const BATCH = 32;
/** Number of files left at the end that makes other threads help: a thread takes as long to start as to finish this many pages. */
const WORTH_HELP = 64;

/** How long, in milliseconds of processor time, a task runs where it was called: about what two threads take to start and load. */
const HEAD_START_MS = 1_000;

interface ThreadOptions {
	size?: number;
	headStart?: number;
}

/**
 * Threads for work that is done file by file, as many as the machine has processors. Paths go in, facts come back; the threads read and write the files.
 * That also keeps garbage out of the heap of this thread, which holds the whole site. They start only after a task has taken some time, because how much
 * there is to do depends on what earlier builds left, and not on the number of files.
 */
export function createThreads({ size = availableParallelism(), headStart = HEAD_START_MS }: ThreadOptions = {}): Threads {
	let workers: Worker[] = [];
	const atWork = (count: number) => {
		while (workers.length < count) workers.push(startThread());
		return workers.slice(0, count);
	};
	return {
		async run(name, input, files) {
			const done = size > 1 && workers.length > 0 ? [] : await doFirst({ name, input, files }, size > 1 ? headStart : Number.POSITIVE_INFINITY);
			const left = files.slice(done.length);
			if (left.length === 0) return done;
			const order = orderMaker(name, input)(left);
			for (const worker of atWork(size)) order.giveTo(worker);
			return [...done, ...(await order.outcome())] as TaskResult<typeof name>[];
		},
		begin<Name extends TaskName>(name: Name, input: TaskInput<Name>) {
			const hasTime = hasTaken(headStart);
			const makeOrder = orderMaker(name, input);
			const orders: { files: readonly string[]; order: GivenOrder }[] = [];
			const waiting: string[] = [];
			const send = () => {
				const files = waiting.splice(0);
				const order = makeOrder(files);
				// One thread, because the caller is busy as well.
				for (const worker of atWork(1)) order.giveTo(worker);
				orders.push({ files, order });
			};
			return {
				add(file) {
					waiting.push(file);
					if (size > 1 && waiting.length >= BATCH && hasTime()) send();
				},
				async end() {
					if (orders.length > 0 && waiting.length > 0) send();
					const open = orders.filter(({ order }) => order.left() > 0);
					const left = open.reduce((sum, { order }) => sum + order.left(), 0);
					const helpers = left < WORTH_HELP ? [] : atWork(size).slice(1);
					for (const worker of helpers) for (const { order } of open) order.giveTo(worker);
					const outcomes = await Promise.all(
						orders.map(async ({ files, order }) => {
							const given = await order.outcome();
							return files.map((file, place) => [file, given[place] as TaskResult<Name>] as const);
						}),
					);
					return new Map(outcomes.flat());
				},
			};
		},
		async end() {
			await Promise.all(workers.map((worker) => worker.terminate()));
			workers = [];
		},
	};
}

/** Does a task with the first files until it has used this many milliseconds of processor time. */
async function doFirst<Name extends TaskName>(
	{ name, input, files }: { name: Name; input: TaskInput<Name>; files: readonly string[] },
	headStart: number,
): Promise<TaskResult<Name>[]> {
	const { beginTask } = await import('./tasks.ts');
	const isOver = hasTaken(headStart);
	const work = await beginTask(name, input);
	const given: TaskResult<Name>[] = [];
	for (const file of files) {
		if (isOver()) break;
		given.push(work(file));
	}
	return given;
}

/** Makes a function that tells whether this process has used so many milliseconds of processor time since. */
function hasTaken(headStart: number): () => boolean {
	const start = process.cpuUsage();
	return () => {
		const { user, system } = process.cpuUsage(start);
		return (user + system) / 1000 >= headStart;
	};
}

function startThread(): Worker {
	const workerData: Spoken = { language: LANGUAGE, own: OWN_WORDS, locale: FORMATS };
	const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
	// Each open order is a listener.
	return worker.setMaxListeners(0);
}

/** An order that was given to threads. */
interface GivenOrder {
	giveTo(worker: Worker): void;
	/** Number of files that no thread has taken. */
	left(): number;
	/** The results of the files, in their order, once all its threads are done. Throws what the task throws. */
	outcome(): Promise<unknown[]>;
}

let tasks = 0;

/** Makes orders of a task. */
function orderMaker(name: TaskName, input: unknown): (files: readonly string[]) => GivenOrder {
	const id = tasks++;
	const knowing = new WeakSet<Worker>();
	return (files) => {
		const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
		const given: unknown[] = [];
		const ended: Promise<void>[] = [];
		return {
			giveTo(worker) {
				const task = knowing.has(worker) ? { id, name } : { id, name, input };
				knowing.add(worker);
				const end = answersOf(worker, { task, files, next }, ({ place, given: outcome }) => {
					given[place] = outcome;
				});
				// `outcome` reports it.
				end.catch(() => {});
				ended.push(end);
			},
			left: () => Math.max(0, files.length - Atomics.load(new Int32Array(next), 0)),
			async outcome() {
				const results = await Promise.allSettled(ended);
				for (const result of results) if (result.status === 'rejected') throw result.reason;
				return given;
			},
		};
	};
}

/** Gives an order to a thread. Rejects with what the task throws, or if the thread dies. */
function answersOf(worker: Worker, order: Omit<Order, 'answers'>, note: (answer: { place: number; given: unknown }) => void): Promise<void> {
	return new Promise((resolve, reject) => {
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
			else note(answer);
		});
		worker.postMessage({ ...order, answers: port2 }, [port2]);
	});
}
