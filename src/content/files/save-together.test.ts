import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { saveTogether } from './save-together.ts';

test('a file is exchanged for a whole one, and one that cannot be written leaves nothing behind', () => {
	const folder = mkdtempSync(join(tmpdir(), 'save-together-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (const text of ['before', 'after']) saveTogether([{ path: join(folder, 'a.zip'), text: Buffer.from(text) }]);
	expect(readFileSync(join(folder, 'a.zip'), 'utf8')).toBe('after');
	mkdirSync(join(folder, 'b.zip'));
	expect(() => saveTogether([{ path: join(folder, 'b.zip'), text: 'text' }])).toThrow();
	expect(readdirSync(folder).sort()).toEqual(['a.zip', 'b.zip']);
});
