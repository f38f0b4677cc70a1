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

/** Files for a thread. All threads get the same ones; each takes the next that none has taken, without asking. */
export interface Order {
	/** A thread is told once what is the same for all files of a task: of a second order it gets the number only. */
	task: { id: number; name: TaskName; input?: unknown };
	files: readonly string[];
	/** A number that the threads count up together: place of the next file. */
	next: SharedArrayBuffer;
	answers: MessagePort;
}

/** What a thread answers: the outcome of the file at a place, that no file is left, or why it stopped. */
export type ThreadAnswer = { place: number; given: unknown } | 'end' | { failed: Error; fields: object };

export interface Threads {
	/** Does a task with each of these files, several at once. Returns their outcomes, in their order. Throws what the task throws, when all threads have stopped. */
	run<Name extends TaskName>(name: Name, input: TaskInput<Name>, files: readonly string[]): Promise<TaskResult<Name>[]>;
	/** Begins a task whose files come by and by, beside what the caller does meanwhile. */
	begin<Name extends TaskName>(name: Name, input: TaskInput<Name>): BegunTask<TaskResult<Name>>;
	/** Ends the threads. */
	end(): Promise<void>;
}

/** A task whose files come by and by. One thread begins with them; where there are few, or they take no time, they are left to the caller. */
export interface BegunTask<Result> {
	add(file: string): void;
	/** No more files come: all threads help with those that were begun. Returns their outcome. Throws what the task throws. */
	end(): Promise<Map<string, Result>>;
}

/** Room for what a page leaves behind, in each thread: more of it saves next to no time. */
const YOUNG_MB = 12;

/** How many files of a task that is begun go to a thread at once. */
const BATCH = 32;
/** How many have to be left at its end for the other threads to help: a thread takes as long to start as this many pages. */
const WORTH_HELP = 64;

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
		async run(name, input, files) {
			const done = size > 1 && workers.length > 0 ? [] : await doFirst({ name, input, files }, size > 1 ? patience : Number.POSITIVE_INFINITY);
			const left = files.slice(done.length);
			if (left.length === 0) return done;
			const order = orderMaker(name, input)(left);
			for (const worker of atWork(size)) order.giveTo(worker);
			return [...done, ...(await order.outcome())] as TaskResult<typeof name>[];
		},
		begin<Name extends TaskName>(name: Name, input: TaskInput<Name>) {
			const hasTime = hasTaken(patience);
			const makeOrder = orderMaker(name, input);
			const orders: { files: readonly string[]; order: GivenOrder }[] = [];
			const waiting: string[] = [];
			const send = () => {
				const files = waiting.splice(0);
				const order = makeOrder(files);
				// One thread: the caller is at work, too.
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

/** Does a task with the first files, until it has taken this many milliseconds of the processor. */
async function doFirst<Name extends TaskName>(
	{ name, input, files }: { name: Name; input: TaskInput<Name>; files: readonly string[] },
	patience: number,
): Promise<TaskResult<Name>[]> {
	const { beginTask } = await import('./tasks.ts');
	const isOver = hasTaken(patience);
	const work = await beginTask(name, input);
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
	const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
	// Each order that is not done listens.
	return worker.setMaxListeners(0);
}

/** An order that threads get. */
interface GivenOrder {
	giveTo(worker: Worker): void;
	/** How many files no thread has taken. */
	left(): number;
	/** What comes of the files, in their order, when the threads have ended that it was given to. Throws what the task throws. */
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
				// Whoever waits for the outcome hears of it.
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

/** Gives an order to a thread. Throws what the task throws, and when the thread dies. */
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
