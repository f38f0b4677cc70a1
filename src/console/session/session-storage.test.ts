import type { IDBPDatabase } from 'idb';
import { expect, test } from 'vitest';
import { databaseStorage, type LogEntry } from './session-storage.ts';

/** What the storage of a session asks of a database, in memory. */
function fakeDatabase(kept: Record<string, unknown>[]) {
	const entries = new Map(kept.map((entry, index) => [index + 1, { ...entry, id: index + 1 }]));
	const named = (name: string) => [...entries.values()].filter((entry) => 'name' in entry && entry.name === name);
	const database = {
		getAllFromIndex: async (_store: string, _index: string, name: string) => named(name),
		getAllKeysFromIndex: async (_store: string, _index: string, name: string) => named(name).map(({ id }) => id),
		delete: async (_store: string, id: number) => void entries.delete(id),
		add: async (_store: string, entry: Record<string, unknown>) => void entries.set(entries.size + 1, { ...entry, id: entries.size + 1 }),
	};
	return { database: database as unknown as IDBPDatabase, entries };
}

const ENTRY: Omit<LogEntry, 'id'> = {
	version: '1',
	at: 0,
	operation: 'a',
	request: {
		method: 'GET',
		endpoint: 'https://api.example.com/a',
		query: ['token=geheim'],
		headers: [],
		credentials: [],
		body: { kind: 'none' },
		expects: { kind: 'none' },
	},
	form: undefined,
	server: 'https://api.example.com',
	files: {},
	status: 200,
	duration: 1,
};

test('requests that an earlier edition kept as they were sent go when the log is read', async () => {
	const practice = { ...ENTRY, name: '/docs/api', server: undefined, operation: 'geübt', isNoted: true };
	const { database, entries } = fakeDatabase([{ ...ENTRY, name: '/docs/api' }, practice, { ...ENTRY, name: '/other/docs/api' }]);
	const storage = databaseStorage(database);
	expect((await storage.log('/docs/api')).map(({ operation }) => operation)).toEqual(['geübt']);
	expect([...entries.keys()]).toEqual([2, 3]);
	await storage.append('/docs/api', ENTRY);
	expect((await storage.log('/docs/api')).map(({ operation }) => operation)).toEqual(['a', 'geübt']);
});

test('a state that does not fit on a full disk lives as long as the page, which is said', async () => {
	const states = new Map<string, unknown>();
	let isFull = false;
	const database = {
		get: async (_store: string, name: string) => states.get(name),
		async put(_store: string, state: unknown, name: string) {
			if (isFull) throw new DOMException('Full', 'QuotaExceededError');
			states.set(name, state);
		},
	} as unknown as IDBPDatabase;
	const storage = databaseStorage(database);
	await storage.write('a', { count: 1 });
	isFull = true;
	await storage.write('a', { count: 2 });
	expect([await storage.read('a'), storage.isLasting]).toEqual([{ count: 2 }, false]);
	isFull = false;
	await storage.write('a', { count: 3 });
	expect([await storage.read('a'), storage.isLasting]).toEqual([{ count: 3 }, true]);
});
