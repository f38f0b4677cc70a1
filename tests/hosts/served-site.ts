import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from '#site/build/precompress.ts';
import { createThreads } from '#site/build/threads/threads.ts';
import { HOSTS, type RunningHost } from './start-host.ts';

export const PAGE = `<!doctype html><title>Suche</title>${'<p>Prüfmittel</p>'.repeat(200)}`;

/** A site that is small and has one file of each kind. */
const FILES: Record<string, string> = {
	'index.html': '<!doctype html><title>Start</title>',
	'index.md': '# Start',
	'404.html': '<!doctype html><title>Seite nicht gefunden</title>',
	'en/404.html': '<!doctype html><title>Page not found</title>',
	'en/index.html': '<!doctype html><title>Home</title>',
	'en/leer/datei.txt': 'x',
	'en/_astro/main.a1b2c3d4.js': 'export {};',
	'en/search/0123456789ab/p0.json': '{}',
	'en/search/index.json': '{}',
	'leer/_astro/datei.txt': 'x',
	'docs/suche/index.html': PAGE,
	'docs/suche.md': '# Suche',
	'docs/ohne/index.html': '<!doctype html><title>Ohne</title>',
	'docs/alt/index.html': '<!doctype html><title>Weiter</title>',
	'leer/datei.txt': 'x',
	'_astro/main.a1b2c3d4.js': `export {};${'//'.repeat(500)}`,
	'search/0123456789ab/p0.json': '{}',
	'search/index.json': '{}',
	'bild.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
	'api.yaml': 'openapi: 3.1.0',
	'feed.atom': '<feed/>',
	'.well-known/api-catalog': '{"linkset":[]}',
};

/** Writes the site into `folder`, compressed as a build does it, and starts a host that serves it below `base`. */
export async function serveSite(name: string, folder: string, base: string): Promise<RunningHost | undefined> {
	const root = join(folder, 'www');
	for (const [file, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(root, base, file)), { recursive: true });
		writeFileSync(join(root, base, file), text);
	}
	writeFileSync(join(root, base, '_redirects'), `${base}docs/alt/ ${base}docs/suche/ 301\n`);
	await precompress({ folder: join(root, base), compression: 'fast', previous: undefined }, createThreads());
	const site = { base, redirects: new Map([[`${base}docs/alt/`, `${base}docs/suche/`]]), languages: ['en'] };
	return HOSTS[name]?.start({ root, site, work: join(folder, 'work') });
}
