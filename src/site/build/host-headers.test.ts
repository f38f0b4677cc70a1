import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeHostHeaders } from './host-headers.ts';

function headersOf(files: readonly string[], taken: readonly string[] = []): string {
	const folder = mkdtempSync(join(tmpdir(), 'headers-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (const file of files) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), 'own');
	}
	writeHostHeaders(folder, { base: '/hilfe/', taken: new Set(taken) });
	return readFileSync(join(folder, '_headers'), 'utf8');
}

test('the folders that readers keep forever are named, in every language, and no other', () => {
	const headers = headersOf([
		'404.html',
		'_astro/a.js',
		'search/0123456789ab/p.json',
		'search/index.json',
		'search/tipps/index.html',
		'en/404.html',
		'en/_astro/a.js',
		'en/search/ba9876543210/p.json',
		'docs/_astro/index.html',
	]);
	const immutable = [...headers.matchAll(/^(\S+)\n {2}Cache-Control: .*immutable$/gm)].map(([, path]) => path);
	expect(immutable).toEqual(['/hilfe/_astro/*', '/hilfe/search/0123456789ab/*', '/hilfe/en/_astro/*', '/hilfe/en/search/ba9876543210/*']);
});

test('a folder of which all is taken from the site before is named', () => {
	const headers = headersOf(['404.html', '_astro/a.js'], ['_astro/b.js', 'search/0123456789ab/p.json', 'docs/index.html', 'index.html']);
	expect(headers.match(/^\S+(?=\n {2}Cache-Control: .*immutable$)/gm)).toEqual(['/hilfe/_astro/*', '/hilfe/search/0123456789ab/*']);
});

test('a file that the site brings itself stays', () => expect(headersOf(['_headers'])).toBe('own'));
