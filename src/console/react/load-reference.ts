import type { ConsoleData } from '#console/console-data.ts';
import { openPractice, type Practice } from '#console/practice.ts';
import { openStorage } from '#console/storage.ts';
import type { ExampleToken } from './Credentials.tsx';
import { createEngine } from './engine.ts';

/** All that the consoles of a reference share. */
export interface LoadedReference {
	data: ConsoleData;
	practice: Practice;
	tokens: readonly ExampleToken[];
}

const loaded = new Map<string, Promise<LoadedReference>>();

/** Loads the data of a reference, once for all pages that are visited. What failed is tried again the next time. */
export function loadReference(source: string): Promise<LoadedReference> {
	const reference = loaded.get(source) ?? load(source);
	loaded.set(source, reference);
	reference.catch(() => loaded.delete(source));
	return reference;
}

async function load(source: string): Promise<LoadedReference> {
	const response = await fetch(source);
	if (!response.ok) throw new Error(`${source}: ${response.status}`);
	const data = (await response.json()) as ConsoleData;
	const { engine, tokens } = await createEngine(data);
	// Another build may keep its state in another form: the name of this module changes with its content.
	const version = `${data.version} ${new URL(import.meta.url).pathname}`;
	const name = new URL('.', new URL(source, location.href)).pathname + data.model.id;
	return { data, practice: openPractice({ name, version, engine, storage: await openStorage() }), tokens };
}
