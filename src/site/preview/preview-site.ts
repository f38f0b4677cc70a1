import { dev } from 'astro';
import type { ViteDevServer } from 'vite';
import type { Reference } from '#navigation/api/reference.ts';
import type { Site } from '#navigation/site.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { decide } from '#site/decide.ts';
import { astroConfig } from '#site/engine/astro-config.ts';
import { bestOf, onEngineError, quietEngine } from '#site/engine/engine-errors.ts';
import { handOver } from '#site/engine/hand-over.ts';
import { sourceOfPage } from '#site/engine/source-of-page.ts';
import { faultOfMachine } from '#site/fault-of-machine.ts';
import { importedFolders } from '#site/read/import-fresh.ts';
import { loadSite } from '#site/read/load-site.ts';
import { usableConfig } from '#site/read/usable-config.ts';
import { commandFaults } from '#words/command-faults.ts';
import { needsRestart, remakePages } from './remake-pages.ts';
import { sourcePlaces } from './source-places.ts';
import { foldersOfPlaces, watchSite } from './watch-site.ts';

interface PreviewOptions {
	/** Folder of the site, absolute. */
	root: string;
	/** Another language of the site. */
	locale?: string | undefined;
	host: string;
	/** Requested port; if it is taken, the next free one is used. */
	port: number;
	/** Receives the problems after each reading of the site; empty if there are none. */
	report(problems: readonly Problem[]): void;
	/** Called when the preview is available at an address, also after a restart. */
	onReady(address: { port: number; base: string }): void;
}

/** A site that can be shown. */
interface Readable {
	/** Folder of its texts. */
	root: string;
	site: Site;
	references: readonly Reference[];
}

/** Within this time, the engine may report an error several times. */
const SAME_ERROR_MS = 50;

/**
 * Previews a site while it is written, with drafts, and updates on every change. If the site has errors, the last version without errors stays visible;
 * if there was none, waits for one.
 * @returns a function that ends the preview.
 */
export async function previewSite({ root, locale, host, port, report, onReady }: PreviewOptions): Promise<() => Promise<void>> {
	let shown: Readable | undefined;
	let running: { stop(): Promise<void>; vite: ViteDevServer | undefined } | undefined;

	async function start(first: Readable): Promise<void> {
		const before = running;
		// Should the next one not start, what is saved then starts another.
		running = undefined;
		await before?.stop();
		const now = () => shown ?? first;
		const config = astroConfig({ root: first.root, site: () => now().site, references: () => now().references });
		let vite: ViteDevServer | undefined;
		const keepServer = {
			name: 'nonius-preview',
			configureServer(server: ViteDevServer) {
				vite = server;
			},
		};
		const engine = await dev({
			...config,
			...quietEngine,
			server: { host, port },
			vite: {
				...config.vite,
				plugins: [...(config.vite?.plugins ?? []), keepServer],
				// What is kept of builds is many files, and no source: to watch them all takes longer than all else until the first page.
				server: { watch: { ignored: ['**/.cache/**'] } },
			},
		});
		running = { stop: () => engine.stop(), vite };
		onReady({ port: engine.address.port, base: first.site.config.base });
	}

	async function update(): Promise<void> {
		// Before it is read, so that nothing is missed; also where settings have errors, by those that have none.
		await follow();
		const known = importedFolders().length;
		const next = await loadReadable({ root, locale }, report);
		if (importedFolders().length > known) await follow();
		if (next === undefined) return;
		const before = shown;
		shown = next;
		handOver({ root: next.root, site: () => next.site, references: () => next.references });
		if (running === undefined || before === undefined || needsRestart(before.site, next.site)) await start(next);
		else if (running.vite) await remakePages(running.vite);
	}

	async function follow(): Promise<void> {
		const { trees, folders } = sourcePlaces(root, await usableConfig(root), locale);
		sources.follow(foldersOfPlaces({ trees, folders: [...folders, ...importedFolders()] }));
	}

	let queue = Promise.resolve();
	const sources = watchSite(() => {
		queue = queue.then(update).catch((error: unknown) => report([unreadable(error, root)]));
	});
	const pending: Problem[] = [];
	const errorSources = { root, sourceOf: (path: string) => shown && sourceOfPage(shown.site, path) };
	const stopListening = onEngineError(errorSources, (problem) => {
		if (pending.length === 0) setTimeout(() => report(bestOf(pending.splice(0))), SAME_ERROR_MS);
		pending.push(problem);
	});
	queue = update();
	await queue.catch((error: unknown) => {
		sources.stop();
		throw error;
	});
	return async () => {
		sources.stop();
		stopListening();
		await queue;
		await running?.stop();
	};
}

/** The site as it is now; `undefined` while it has errors. Warnings are reported and stop nothing, in a strict site neither: who writes wants to see the page. */
async function loadReadable({ root, locale }: Pick<PreviewOptions, 'root' | 'locale'>, report: PreviewOptions['report']): Promise<Readable | undefined> {
	try {
		const { root: texts, site, references, problems } = await loadSite(root, { locale, showDrafts: true });
		report(problems);
		return site && decide(problems, false) === 'sound' ? { root: texts, site, references } : undefined;
	} catch (error) {
		report([unreadable(error, root)]);
		return undefined;
	}
}

function unreadable(error: unknown, root: string): Problem {
	const fault = faultOfMachine(error, root);
	if (fault !== undefined) return fault;
	const message = error instanceof Error ? error.message : String(error);
	return problemOf('rendering', { file: '', message: commandFaults.unshowable(message.split('\n')[0] ?? ''), hint: commandFaults.unshowableHint });
}
