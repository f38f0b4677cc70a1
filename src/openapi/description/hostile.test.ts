import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { HOSTILE } from './hostile.fixture.ts';
import { loadDescription } from './load-description.ts';
import { readDescription } from './read-description.ts';

test.each(Object.entries(HOSTILE))('%s', (_, { text, rules, says, paths, holds = [] }) => {
	const { model, problems } = loadDescription(text, { file: 'api.yaml' });
	expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
	expect([...new Set(problems.map(({ rule }) => rule))].join(' ')).toBe(rules);
	expect(problems.every(({ line }) => line !== undefined)).toBe(true);
	if (says !== undefined) expect(problems.map(({ message }) => message).join(' ')).toContain(says);
	if (paths) expect(model?.operations.map(({ path }) => path)).toEqual(paths);
	const held = JSON.stringify(model);
	for (const part of holds) expect(held).toContain(part);
});

const root = mkdtempSync(join(tmpdir(), 'bytes-'));
afterAll(() => rmSync(root, { recursive: true }));

const DESCRIPTION = '{ "openapi": "3.1.0", "info": { "title": "Prüfmittel", "version": "1" }, "paths": {} }';
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

test.each([
	['UTF-8 with a mark', Buffer.from(`\ufeff${DESCRIPTION}`), []],
	['UTF-16 with a mark', Buffer.from(`\ufeff${DESCRIPTION}`, 'utf16le'), ['api-reading']],
	['UTF-16 without one', Buffer.from(DESCRIPTION, 'utf16le'), ['api-reading']],
	['UTF-16 of the other order', swapped(Buffer.from(`\ufeff${DESCRIPTION}`, 'utf16le')), ['api-reading']],
])('a file in %s is read', (_, bytes, rules) => {
	writeFileSync(join(root, 'api.json'), bytes);
	const { model, problems } = readDescription(root, { file: 'api.json' });
	expect(model?.title).toBe('Prüfmittel');
	expect(problems.map(({ rule }) => rule)).toEqual(rules);
});

test('bytes that are no text are called that', () => {
	writeFileSync(join(root, 'api.json'), Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]));
	expect(readDescription(root, { file: 'api.json' })).toMatchObject({
		model: undefined,
		problems: [{ rule: 'api-file', message: '„api.json“ ist keine Textdatei.' }],
	});
});
