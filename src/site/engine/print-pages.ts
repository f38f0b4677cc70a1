import { channel } from 'node:diagnostics_channel';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { StaticPaths, type StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';
import { type Break, drawPastBreaks } from './draw-past-breaks.ts';
import engineLog, { type Crash, ENGINE_LOG } from './engine-log.ts';
import { takeOverBy } from './hand-over.ts';
import type { PageBundle } from './page-bundle.ts';

/** The exports of a bundle that are used here, the same as in the engine's own printing. */
interface PageApp extends Required<StaticPathsApp> {
	/** Style sheets of each page. */
	setInternals(internals: { pagesByKeys: Map<string, { styles: { order: number; depth: number; sheet: object }[] }> }): void;
	setOptions(options: { settings: { scripts: [] }; logger: { options: { destination: object } } }): void;
	render(request: Request, options: { routeData: PageRoute }): Promise<Response>;
}

type PageRoute = Awaited<ReturnType<StaticPaths['getAll']>>[number]['route'];

interface PrintOptions {
	/** Address of the host, and the path of the site on it. */
	url: string;
	base: string;
	/** Folder that the pages are written to. */
	folder: string;
	/** Whether the site has pages about APIs. */
	hasApis: boolean;
	/** Whether a file is there already. */
	isKept(file: string): boolean;
	/** Told of the file of each page as soon as it is there. */
	onPrinted(file: string): void;
}

/** After this many failures printing stops: the cause is hardly in the pages, and each would report the same. */
const MOST_FAILURES = 20;

/**
 * Prints every page and every file that a bundle makes and that is not there yet, one after the other. It finds the site by `hand-over.ts`.
 * Throws what the first page throws that breaks, after it has printed the others and told the log of the engine of each break, and where the bundle has printed
 * another site in this process.
 */
export async function printPages({ folder: code, entry }: PageBundle, { url, base, folder, hasApis, isKept, onPrinted }: PrintOptions): Promise<void> {
	takeOverBy(code);
	const { app } = (await import(pathToFileURL(join(code, entry)).href)) as { app: PageApp };
	app.setInternals({ pagesByKeys: stylesOf(app.manifest) });
	app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: engineLog() } } });
	let breaks: Break[] = [];
	app.manifest.renderers = drawPastBreaks(app.manifest.renderers, (found) => breaks.push(found));
	const failures: unknown[] = [];
	for (const { pathname, route, file } of inOrder(await new StaticPaths(hasApis ? app : withoutApis(app)).getAll())) {
		if (isKept(file)) continue;
		const address = new URL(base + (route.type === 'endpoint' ? pathname : `${pathname}/`).replace(/^\/+|(?<=\/)\/+$/g, ''), url);
		breaks = [];
		const page = await app.render(new Request(address), { routeData: route }).catch((error: unknown) => void breaks.push({ error, given: [] }));
		for (const [place, found] of breaks.entries())
			channel(ENGINE_LOG).publish({
				level: 'error',
				message: `Caught error rendering ${pathname}: ${found.error}`,
				crash: crashOf(found, breaks.slice(0, place)),
			});
		if (breaks[0] !== undefined) failures.push(breaks[0].error);
		if (failures.length === MOST_FAILURES) break;
		if (page === undefined || breaks.length > 0) continue;
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), Buffer.from(await page.arrayBuffer()));
		if (file.endsWith('.html')) onPrinted(file);
		// The Markdown parser frees its memory outside of the JavaScript heap only between two turns of the event loop, and printing a page only awaits promises: 340 kB a page.
		await nextTurn();
	}
	if (failures.length > 0) throw failures[0];
}

/** What else is known of a break, for whoever looks for its place. */
function crashOf({ error, given }: Break, before: readonly Break[]): Crash {
	return { stack: error instanceof Error ? (error.stack ?? '') : '', given, nth: before.filter((other) => String(other.error) === String(error)).length };
}

/**
 * The pages with their files. A page and its twin come one after the other: what an operation says is worked out once for both (`operation-sheet.ts`). Of two pages at
 * one address the one that the engine finds first is shown.
 */
export function inOrder<Route extends Pick<PageRoute, 'type'>>(
	pages: readonly { pathname: string; route: Route }[],
): { pathname: string; route: Route; file: string }[] {
	const files = new Map<string, { pathname: string; route: Route; file: string }>();
	for (const { pathname, route } of pages) {
		const file = fileOf(pathname, route);
		if (!files.has(file)) files.set(file, { pathname, route, file });
	}
	return [...Map.groupBy(files.values(), ({ file }) => file.replace(/(?:\/index\.html|\.md)$/, '')).values()].flat();
}

/** The folder of the pages about APIs, as the engine writes it. */
const API_PAGES = 'src/pages/docs/';

/** Asking a route for its pages loads their code, which is largest for APIs. */
function withoutApis(app: PageApp): StaticPathsApp {
	const routes = app.manifest.routes.filter(({ routeData }) => !routeData.component.startsWith(API_PAGES));
	return { manifest: { ...app.manifest, routes }, routeCache: app.routeCache, getComponentByRoute: (route) => app.getComponentByRoute(route) };
}

/** The manifest has the style sheets in their order. */
function stylesOf({ routes }: PageApp['manifest']) {
	return new Map(
		routes.map(({ routeData: { route, component }, styles }) => [
			`${route}&${component}`,
			{ styles: styles.map((sheet, place) => ({ order: place, depth: 0, sheet })) },
		]),
	);
}

/** Path of the file that a page or a file of the site is written to. */
function fileOf(pathname: string, { type }: Pick<PageRoute, 'type'>): string {
	const path = pathname.replace(/\/+$/, '');
	return type === 'endpoint' ? path : path === '/404' ? '/404.html' : `${path}/index.html`;
}
