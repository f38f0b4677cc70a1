import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { syncScript } from './sync-script.ts';

test('what carries a hash is sent first, pages last, each with its type, and nothing is deleted', () => {
	const folder = mkdtempSync(join(tmpdir(), 'sync-'));
	writeFileSync(join(folder, 'aws'), `#!/bin/sh\nprintf '%s ' "$@" >> "${folder}/calls"\necho >> "${folder}/calls"\n`, { mode: 0o755 });
	writeFileSync(join(folder, 'sync.sh'), syncScript({ base: '/hilfe/', redirects: new Map(), hasCatalog: true, languages: ['en'] }));
	execFileSync('sh', ['sync.sh'], { cwd: folder, env: { PATH: `${folder}:${process.env.PATH}`, BUCKET: 'eimer' } });
	const calls = readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n');
	rmSync(folder, { recursive: true });
	const firstOther = calls.findIndex((call) => !call.includes('immutable'));
	expect(calls.slice(firstOther).filter((call) => call.includes('immutable'))).toEqual([]);
	expect(calls.findIndex((call) => call.includes('--include *.html'))).toBe(calls.length - 1);
	expect(calls[0]).toContain('s3 cp dist s3://eimer/hilfe/ --recursive');
	const hash = '[0-9a-f]'.repeat(12);
	const folders = ['_astro', `search/${hash}`, 'en/_astro', `en/search/${hash}`];
	expect(calls.find((call) => call.includes('--include _astro/*.atom '))).toContain(
		`--exclude * ${folders.map((folder) => `--include ${folder}/*.atom`).join(' ')} --content-type application/atom+xml`,
	);
	expect(calls.find((call) => call.includes('--include *.js '))).toContain(
		`${folders.map((folder) => `--exclude ${folder}/*`).join(' ')} --content-type text/javascript; charset=utf-8 --cache-control no-cache`,
	);
	expect(calls.join()).not.toMatch(/--delete|rm /);
});
