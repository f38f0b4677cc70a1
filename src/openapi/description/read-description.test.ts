import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDescription } from './read-description.ts';

let root: string;
beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), 'description-'));
	writeFileSync(join(root, 'api.yaml'), 'openapi: 3.1.0\ninfo: { title: Probe, version: "1" }\npaths: {}\n');
});
afterAll(() => rmSync(root, { recursive: true }));

test('a file relative to the site or absolute', () => {
	expect(readDescription(root, { file: 'api.yaml' })).toMatchObject({ model: { title: 'Probe' }, problems: [] });
	expect(readDescription('/', { file: join(root, 'api.yaml'), id: 'andere' })).toMatchObject({ model: { id: 'andere' } });
});

test('a missing file and a folder are problems', () => {
	expect(readDescription(root, { file: 'fehlt.json' }).problems).toMatchObject([
		{ rule: 'api-file', severity: 'error', file: 'fehlt.json', message: 'Die API-Beschreibung „fehlt.json“ gibt es nicht.' },
	]);
	expect(readDescription(root, { file: '.' }).problems).toMatchObject([{ rule: 'api-file', message: '„.“ ist ein Ordner; erwartet wird eine Datei.' }]);
});
