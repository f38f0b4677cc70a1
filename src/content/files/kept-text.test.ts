import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepText, keptText } from './kept-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kept = () => {
	const file = join(folder, 'a.json');
	keepText(file, 'a', 'Zwei\nZeilen\n');
	return file;
};

test('gives back what was kept, and nothing under another name', () => {
	expect(keptText(kept(), 'a')).toBe('Zwei\nZeilen\n');
	expect(keptText(kept(), 'b')).toBeUndefined();
	expect(keptText(join(folder, 'nirgends'), 'a')).toBeUndefined();
});

test('a text that was damaged at any place is none', () => {
	const whole = readFileSync(kept());
	const damaged = whole.toString('latin1').length;
	for (let length = 0; length < damaged; length++) {
		const file = kept();
		truncateSync(file, length);
		expect(keptText(file, 'a')).toBeUndefined();
		const other = Buffer.from(whole);
		other[length] = (other[length] ?? 0) ^ 1;
		writeFileSync(file, other);
		expect(keptText(file, 'a')).toBeUndefined();
	}
});

test('an entry in the place of another is none, and is replaced', () => {
	const file = kept();
	keepText(join(folder, 'b.json'), 'b', 'Anderes');
	copyFileSync(join(folder, 'b.json'), file);
	expect(keptText(file, 'a')).toBeUndefined();
	expect(keptText(kept(), 'a')).toBe('Zwei\nZeilen\n');
});

test('a folder in the place of the file is replaced', () => {
	const file = join(folder, 'ordner');
	mkdirSync(file);
	expect(keptText(file, 'c')).toBeUndefined();
	keepText(file, 'c', 'Text');
	expect(keptText(file, 'c')).toBe('Text');
});

test('where nothing can be kept, nothing is, and nothing is left over', () => {
	const file = kept();
	keepText(join(file, 'unter/einer/datei'), 'd', 'Text');
	expect(statSync(file).isFile()).toBe(true);
	expect(readdirSync(folder).filter((name) => name.includes(String(process.pid)))).toEqual([]);
});
