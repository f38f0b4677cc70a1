import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { syncScript } from './sync-script.ts';

/** The arguments of the calls that the script makes. */
function callsOf(script: string): string[][] {
	const folder = mkdtempSync(join(tmpdir(), 'sync-'));
	writeFileSync(join(folder, 'aws'), `#!/bin/sh\nprintf '%s\\t' "$@" >> "${folder}/calls"\necho >> "${folder}/calls"\n`, { mode: 0o755 });
	writeFileSync(join(folder, 'sync.sh'), script);
	execFileSync('sh', ['sync.sh'], { cwd: folder, env: { PATH: `${folder}:${process.env.PATH}`, BUCKET: 'eimer' } });
	const calls = readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n');
	rmSync(folder, { recursive: true });
	return calls.map((call) => call.trimEnd().split('\t'));
}

/** Whether a call sends a file: of all filters that match it the last counts. */
function sends(call: readonly string[], file: string): boolean {
	const filters = call.flatMap((word, index) => (/^--(?:in|ex)clude$/.test(word) ? [{ isIn: word === '--include', pattern: call[index + 1] ?? '' }] : []));
	const matches = (pattern: string) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(file);
	return filters.findLast(({ pattern }) => matches(pattern))?.isIn ?? true;
}

const optionOf = (call: readonly string[], name: string) => call[call.indexOf(name) + 1];

const calls = callsOf(syncScript({ base: '/hilfe/', redirects: new Map(), hasCatalog: true, languages: ['en'] }));
const HTML = 'text/html; charset=utf-8';
const PLAIN = 'application/octet-stream';

test('what carries a hash is sent first, pages last, and nothing is deleted', () => {
	const isImmutable = calls.map((call) => optionOf(call, '--cache-control')?.includes('immutable'));
	expect(isImmutable.lastIndexOf(true)).toBe(isImmutable.indexOf(false) - 1);
	expect(calls.findIndex((call) => sends(call, 'docs/index.html'))).toBe(calls.length - 1);
	expect(calls[0]?.slice(0, 5)).toEqual(['s3', 'cp', 'dist', 's3://eimer/hilfe/', '--recursive']);
	expect(calls.join(' ')).not.toMatch(/--delete|rm /);
});

test.each([
	['docs/index.html', [HTML]],
	['Alt.HTML', [HTML]],
	['alt.htm', [HTML]],
	['handbuch.pdf', ['application/pdf']],
	['HANDBUCH.PDF', ['application/pdf']],
	['img/Foto.Jpg', ['image/jpeg']],
	['LICENSE', [PLAIN]],
	['download/tool.tar.gz', [PLAIN]],
	['docs/index.html.gz', []],
	['docs/index.html.br', []],
	['.well-known/api-catalog', [PLAIN, 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"']],
])('%s is sent with its type: %o', (file, types) => {
	const sent = calls.filter((call) => sends(call, file));
	expect(sent.map((call) => optionOf(call, '--content-type'))).toEqual(types);
	expect(sent.map((call) => optionOf(call, '--cache-control'))).toEqual(types.map(() => 'no-cache'));
});

test.each(['_astro/a.1.js', 'en/_astro/B.2.PNG', 'search/0123456789ab/part.json', 'en/search/0123456789ab/part.json'])('%s is sent once, for good', (file) =>
	expect(calls.filter((call) => sends(call, file)).map((call) => optionOf(call, '--cache-control'))).toEqual(['public, max-age=31536000, immutable']),
);
