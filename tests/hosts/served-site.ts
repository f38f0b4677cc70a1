import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readRedirects } from '#server/redirects.ts';
import { precompress } from '#site/build/precompress.ts';
import { createThreads } from '#site/build/threads/threads.ts';
import type { RunningServer } from '../child-server.ts';
import { HOSTS } from './start-host.ts';

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
	'plan.SVG': '<svg xmlns="http://www.w3.org/2000/svg"/>',
	'api.yaml': 'openapi: 3.1.0',
	'feed.atom': '<feed/>',
	'.well-known/api-catalog': '{"linkset":[]}',
};

/** Addresses and where they lead, as a file of redirects names them; each has a page for hosts that read no such file. */
export const REDIRECTS: readonly string[] = [
	'docs/alt/ docs/suche/',
	'docs/pr%C3%BCfung/ docs/suche/',
	'docs/a%20b%C2%A0c/ docs/suche/',
	'docs/$uri{path}{$HOME}{%22%27;%23%0A%7C.%3F/ docs/suche/',
	'docs/marke/ docs/$ref/{path}/{$HOME}/"x";|`/',
	'docs/umlaut/ docs/größe/',
	'docs/Ohne/ docs/ohne/',
	'docs/OHNE/ docs/suche/',
	'docs/alt.html docs/suche/',
	'docs/stelle/ docs/suche/#ort',
	'docs/filter/ docs/suche/?art=waage',
	'docs/beides/ docs/suche/?art=waage#ort',
];

/** Writes the site into `folder`, compressed as a build does it, and starts a host that serves it below `base`. */
export async function serveSite(name: string, folder: string, base: string): Promise<RunningServer | undefined> {
	const root = join(folder, 'www');
	for (const [file, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(root, base, file)), { recursive: true });
		writeFileSync(join(root, base, file), text);
	}
	const lines = [...REDIRECTS, `docs/${'ä'.repeat(120)}/ docs/suche/`].map((line) => `${line.replace(/^| /g, (place) => place + base)} 301\n`).join('');
	writeFileSync(join(root, base, '_redirects'), lines);
	for (const from of readRedirects(lines).keys()) {
		const file = join(root, from, from.endsWith('/') ? 'index.html' : '');
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, 'Weiter');
	}
	await precompress({ folder: join(root, base), compression: 'fast', previous: undefined }, createThreads());
	const site = { base, redirects: readRedirects(lines), hasCatalog: true, languages: ['en'] };
	return HOSTS[name]?.start({ root, site, work: join(folder, 'work') });
}
