import type { ConsoleData, ExampleToken } from '#console/data/console-data.ts';
import { readConsoleData } from '#console/data/read-console-data.ts';
import { createPageSandbox } from './create-page-sandbox.ts';
import { openSandboxSession, type SandboxSession } from './sandbox-session.ts';
import { openStorage } from './session-storage.ts';

/** All that the consoles of a reference share. */
interface LoadedSession {
	data: ConsoleData;
	session: SandboxSession;
	tokens: readonly ExampleToken[];
	/** Address of the overview page, which authorisation servers send readers back to. */
	redirect: string;
}

/** Timeout of the data, in ms: that of other files (`src/client/load-timeout.ts`), which the console may not import. */
const SESSION_TIMEOUT = 20_000;

const loaded = new Map<string, Promise<LoadedSession>>();

/** Loads the data of a reference, once for all pages that are visited. What failed is tried again the next time. */
export function loadSession(source: string): Promise<LoadedSession> {
	const reference = loaded.get(source) ?? createSession(source);
	loaded.set(source, reference);
	reference.catch(() => loaded.delete(source));
	return reference;
}

async function createSession(source: string): Promise<LoadedSession> {
	const response = await fetch(source, { signal: AbortSignal.timeout(SESSION_TIMEOUT) });
	if (!response.ok) throw new Error(`${source}: ${response.status}`);
	const data = readConsoleData(await response.text());
	const { engine, tokens } = await createPageSandbox(data);
	// Another build may keep its state in another form: the name of this module changes with its content.
	const version = `${data.version} ${new URL(import.meta.url).pathname}`;
	const overview = new URL(data.model.id, new URL(source, location.href));
	const name = overview.pathname;
	return { data, redirect: `${overview.href}/`, session: openSandboxSession({ name, version, engine, storage: await openStorage() }), tokens };
}
