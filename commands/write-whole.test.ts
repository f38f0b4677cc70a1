import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

test('a file is exchanged for a whole one, and one that cannot be written leaves nothing behind', () => {
	const folder = mkdtempSync(join(tmpdir(), 'write-whole-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (const text of ['before', 'after']) writeWhole(join(folder, 'a.zip'), Buffer.from(text));
	expect(readFileSync(join(folder, 'a.zip'), 'utf8')).toBe('after');
	mkdirSync(join(folder, 'b.zip'));
	expect(() => writeWhole(join(folder, 'b.zip'), Buffer.from('text'))).toThrow();
	expect(readdirSync(folder).sort()).toEqual(['a.zip', 'b.zip']);
});
