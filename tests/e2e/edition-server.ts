import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { listen } from '#server/listen.ts';
import { createStaticServer } from '#server/static-server.ts';
import { writeEdition } from '#site/build/offline-files.ts';

/** A host at which editions of a site are published one after the other, on a line that can be cut. */
export interface EditionServer {
	origin: string;
	/** Paths that were asked for and answered. */
	asked: string[];
	/** Serves this folder from now on. */
	publish(folder: string): void;
	/** Runs `act` before request number `count` from now is answered. */
	before(count: number, act: () => void): void;
	/** A path whose requests are reset, and how many were. */
	refused: { path: string; count: number };
	/** How requests are treated: answered, reset, or refused with an error. */
	line: 'up' | 'cut' | 'broken';
	close(): void;
}

export async function createEditionServer(folder: string, base = '/'): Promise<EditionServer> {
	const open = (published: string): Server => createStaticServer({ folder: published, base });
	let site = open(folder);
	let left = Number.POSITIVE_INFINITY;
	let act = () => {};
	const server = createServer((request, response) => {
		if (--left === 0) act();
		if (request.url === editions.refused.path) {
			editions.refused.count++;
			return void request.socket.destroy();
		}
		if (editions.line === 'cut') return void request.socket.destroy();
		if (editions.line === 'broken') return void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>');
		editions.asked.push(request.url ?? '');
		site.emit('request', request, response);
	});
	const { port } = await listen(server, { port: 0, host: '127.0.0.1' });
	const editions: EditionServer = {
		origin: `http://127.0.0.1:${port}`,
		asked: [],
		refused: { path: '', count: 0 },
		line: 'up',
		publish(next) {
			site = open(next);
		},
		before(count, run) {
			left = count;
			act = run;
		},
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
	return editions;
}

/** A later edition of a built site: other words on every page, and scripts of another build. */
export function laterEdition(folder: string, copy: string, { from, to }: { from: string; to: string }): void {
	cpSync(folder, copy, { recursive: true });
	const [script = ''] = globSync('Document*.js', { cwd: join(copy, '_astro') });
	for (const file of globSync(['**/*.html', '_astro/*.js'], { cwd: copy })) {
		const text = readFileSync(join(copy, file), 'utf8').replaceAll(script, 'Document.spaeter.js');
		writeFileSync(join(copy, file), file.endsWith('.html') ? text.replaceAll(from, to) : text);
	}
	renameSync(join(copy, '_astro', script), join(copy, '_astro/Document.spaeter.js'));
	for (const file of [...globSync('offline/*.json', { cwd: copy }), 'sw.js']) rmSync(join(copy, file));
	const files = globSync('**/*', { cwd: copy, withFileTypes: true }).flatMap((entry) =>
		entry.isFile() ? [join(entry.parentPath, entry.name).slice(copy.length)] : [],
	);
	writeEdition({ folder: copy, files, isFeed: () => false }, '2026-01-02');
	cpSync(join(folder, 'sw.js'), join(copy, 'sw.js'));
}
