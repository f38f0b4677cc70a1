import { type IDBPDatabase, openDB } from 'idb';
import { SANDBOX_DATABASE } from '#chrome/sandbox-database.ts';
import type { ConsoleForm } from '#console/form/form.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';

/** One line of the request log. */
export interface LogEntry {
	id: number;
	/** Of engine, description and seed. */
	version: string;
	/** Time of sending, ms since 1970. */
	at: number;
	/** `operationId`. */
	operation: string;
	request: ApiRequest;
	/** What the reader had filled in; files for real servers are never kept. */
	form: ConsoleForm | undefined;
	/** Where it was sent; `undefined` for the sandbox. */
	server: string | undefined;
	files: Readonly<Record<string, File>>;
	status: number;
	duration: number;
}

/** Where a sandbox is kept between pages. `name` is that of the reference. */
export interface SandboxStorage {
	/** `false`: the browser keeps nothing, or nothing more, and everything ends with the page. */
	readonly isLasting: boolean;
	read(name: string): Promise<unknown>;
	write(name: string, state: unknown): Promise<void>;
	/** Newest first. */
	log(name: string): Promise<LogEntry[]>;
	append(name: string, entry: Omit<LogEntry, 'id'>): Promise<void>;
	clearLog(name: string): Promise<void>;
}

/** Lines that the log keeps. */
const MOST_LOG_LINES = 50;

/** An entry as the database has it. */
interface KeptEntry extends LogEntry {
	/** It was written without secrets: earlier editions kept requests as they were sent. */
	isNoted?: boolean;
}

/** Whether secrets may stand in an entry. */
const mayHoldSecrets = ({ isNoted }: KeptEntry): boolean => isNoted !== true;

/** The browser's database; memory where it has none for us (private windows, blocked storage). */
export async function openStorage(): Promise<SandboxStorage> {
	try {
		const database = await openDB(SANDBOX_DATABASE, 1, {
			upgrade(fresh) {
				fresh.createObjectStore('states');
				fresh.createObjectStore('log', { keyPath: 'id', autoIncrement: true }).createIndex('name', 'name');
			},
		});
		return databaseStorage(database);
	} catch {
		return memoryStorage();
	}
}

/** Keeps everything in an open database; a state that it refuses, because the disk is full, as long as the page lives. */
export function databaseStorage(database: IDBPDatabase): SandboxStorage {
	const refused = new Map<string, unknown>();
	const keysOf = (name: string) => database.getAllKeysFromIndex('log', 'name', name);
	return {
		get isLasting() {
			return refused.size === 0;
		},
		read: async (name) => refused.get(name) ?? (await database.get('states', name)),
		async write(name, state) {
			try {
				await database.put('states', state, name);
				refused.delete(name);
			} catch {
				refused.set(name, structuredClone(state));
			}
		},
		async log(name) {
			const entries: KeptEntry[] = await database.getAllFromIndex('log', 'name', name);
			await Promise.all(entries.filter(mayHoldSecrets).map(({ id }) => database.delete('log', id)));
			return entries.filter((entry) => !mayHoldSecrets(entry)).reverse();
		},
		async append(name, entry) {
			await database.add('log', { ...entry, name, isNoted: true });
			const old = (await keysOf(name)).slice(0, -MOST_LOG_LINES);
			await Promise.all(old.map((key) => database.delete('log', key)));
		},
		clearLog: async (name) => void (await Promise.all((await keysOf(name)).map((key) => database.delete('log', key)))),
	};
}

/** Keeps everything as long as the page lives. */
export function memoryStorage(): SandboxStorage {
	const states = new Map<string, unknown>();
	const logs = new Map<string, LogEntry[]>();
	let next = 1;
	return {
		isLasting: false,
		read: async (name) => structuredClone(states.get(name)),
		write: async (name, state) => void states.set(name, structuredClone(state)),
		log: async (name) => [...(logs.get(name) ?? [])],
		async append(name, entry) {
			logs.set(name, [{ ...entry, id: next++ }, ...(logs.get(name) ?? [])].slice(0, MOST_LOG_LINES));
		},
		clearLog: async (name) => void logs.delete(name),
	};
}
