import { bytesAsText } from '#console/exchange/bytes-as-text.ts';
import { type Exchange, readResponse } from '#console/exchange/exchange.ts';
import { type Records, recordChanges } from '#console/exchange/record-changes.ts';
import { cookiesOf, fetchable, type Sent, wireOf } from '#console/exchange/wire.ts';
import { exactJson } from '#openapi/json/exact-json.ts';
import type { LogEntry, SandboxStorage } from './session-storage.ts';

/** The simulated service. */
export interface SandboxInPage {
	/** `cookies`: the header that no page may set in a request. */
	fetch(request: Request, cookies?: string): Promise<Response>;
	/** Everything that lives longer than a request, as data that can be cloned. */
	save(): unknown;
	/** Throws for a state that another version has saved. */
	load(saved: unknown): void;
	reset(): Promise<void>;
	records(): Records;
}

/** The sandbox as a page uses it: one state and one log for all pages and tabs of a reference. */
export interface SandboxSession {
	/** `false` if the browser keeps nothing beyond this page; it may turn out with a request. */
	readonly isLasting: boolean;
	run(sent: Sent): Promise<Exchange>;
	/** State and log begin anew. */
	reset(): Promise<void>;
	/** The records as JSON for people. */
	exportState(): Promise<string>;
	log(): Promise<LogEntry[]>;
	/** Adds a line for a request that went to a real server. */
	note(entry: NewEntry): Promise<void>;
	/** Calls `listener` when any tab has run or reset something. Returns a function that ends it. */
	subscribe(listener: () => void): () => void;
}

type NewEntry = Omit<LogEntry, 'id' | 'version'>;

interface KeptSession {
	version: string;
	saved: unknown;
}

interface SandboxSessionOptions {
	/** Unique for the reference on this origin. */
	name: string;
	/** Of engine, description and seed. */
	version: string;
	engine: SandboxInPage;
	storage: SandboxStorage;
}

/** Opens the sandbox. Each request loads the state, runs and saves it under one lock, so that two tabs never lose what the other did. */
export function openSandboxSession({ name, version, engine, storage }: SandboxSessionOptions): SandboxSession {
	const listeners = new Set<() => void>();
	const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`sandbox:${name}`) : undefined;
	channel?.addEventListener('message', () => tell());
	// What other tabs do not share needs no lock, and where storage is blocked, so are locks.
	const exclusively = storage.isLasting && navigator.locks ? lockOfOrigin(name) : lockOfPage();

	function tell(): void {
		for (const listener of listeners) listener();
	}

	function tellAll(): void {
		tell();
		channel?.postMessage('changed');
	}

	async function load(): Promise<void> {
		const kept = (await storage.read(name)) as KeptSession | undefined;
		if (kept?.version === version) {
			try {
				engine.load(kept.saved);
				return;
			} catch {
				// A state that cannot be read any more counts as none.
			}
		}
		await engine.reset();
	}

	/** If the log cannot be written because the disk is full, the answer is still shown. */
	const append = (entry: NewEntry) => storage.append(name, { ...entry, version }).catch(() => undefined);

	const save = () => storage.write(name, { version, saved: engine.save() } satisfies KeptSession);

	return {
		get isLasting() {
			return storage.isLasting;
		},
		async run({ operation, request, form, secrets, files }) {
			const exchange = await exclusively(async () => {
				await load();
				const before = engine.records();
				const started = performance.now();
				const wire = wireOf(request, { secrets, files });
				const response = await readResponse(await engine.fetch(fetchable(wire), cookiesOf(wire)), started);
				await save();
				const { status, duration } = response;
				await append({ at: Date.now(), operation, request, form, server: undefined, files, status, duration });
				return { request, server: undefined, response, changes: recordChanges(before, engine.records()) };
			});
			tellAll();
			return exchange;
		},
		async reset() {
			await exclusively(async () => {
				await engine.reset();
				await save();
				await storage.clearLog(name);
			});
			tellAll();
		},
		exportState: () =>
			exclusively(async () => {
				await load();
				return exactJson(engine.records(), 2, bytesAsText);
			}),
		// A form filled in for another description does not fit this one.
		log: async () => (await storage.log(name)).map((entry) => (entry.version === version ? entry : { ...entry, form: undefined })),
		async note(entry) {
			await append(entry);
			tellAll();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

type Lock = <T>(run: () => Promise<T>) => Promise<T>;

/** Runs one after the other, over all tabs of the origin. */
const lockOfOrigin =
	(name: string): Lock =>
	async (run) =>
		await navigator.locks.request(`sandbox:${name}`, run);

/** Runs one after the other in this page alone: without HTTPS there are no other locks. */
function lockOfPage(): Lock {
	let last: Promise<unknown> = Promise.resolve();
	return (run) => {
		const next = last.then(run, run);
		last = next.catch(() => undefined);
		return next;
	};
}
