import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SealedFile, writeUnlessOwn } from './written-file.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'written-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const FILE = 'site.config.ts';
const SETTINGS: SealedFile = { name: FILE, seal: '// sealed', beside: (count) => `site.config.new${count === 1 ? '' : `-${count}`}.ts` };

test('what nobody has changed is written anew', () => {
	writeUnlessOwn(folder, 'first\n', SETTINGS);
	expect(writeUnlessOwn(folder, 'second\n', SETTINGS)).toEqual({ file: at(FILE) });
	expect(readFileSync(at(FILE), 'utf8')).toMatch(/^second\n/);
	expect(readdirSync(folder)).toEqual([FILE]);
});

test('other ends of lines are no change', () => {
	writeUnlessOwn(folder, 'a\nb\n', SETTINGS);
	writeFileSync(at(FILE), readFileSync(at(FILE), 'utf8').replaceAll('\n', '\r\n'));
	expect(writeUnlessOwn(folder, 'c\n', SETTINGS)).toEqual({ file: at(FILE) });
});

test('nor is a byte order mark', () => {
	writeUnlessOwn(folder, 'a\n', SETTINGS);
	writeFileSync(at(FILE), `\uFEFF${readFileSync(at(FILE), 'utf8')}`);
	expect(writeUnlessOwn(folder, 'b\n', SETTINGS)).toEqual({ file: at(FILE) });
});

test('a folder of that name stays', () => {
	mkdirSync(at(FILE));
	expect(writeUnlessOwn(folder, 'a\n', SETTINGS)).toEqual({ file: at('site.config.new.ts'), kept: at(FILE) });
});

test('a program may be called, also one that was written before', () => {
	const isCallable = () => (statSync(at(FILE)).mode & 0o111) === 0o111;
	writeUnlessOwn(folder, 'a\n', SETTINGS);
	expect(isCallable()).toBe(false);
	writeUnlessOwn(folder, 'a\n', { ...SETTINGS, isProgram: true });
	expect(isCallable()).toBe(true);
});

test.each([
	['changed', (text: string) => text.replace('first', 'mine')],
	['added to below', (text: string) => `${text}\n// mine\n`],
	['written by hand', () => 'export default {};\n'],
	['formatted', (text: string) => text.replace('\n', ';\n')],
	['emptied', () => ''],
])('a file that was %s stays', (_, change) => {
	writeUnlessOwn(folder, 'first\n', SETTINGS);
	const own = change(readFileSync(at(FILE), 'utf8'));
	writeFileSync(at(FILE), own);
	expect(writeUnlessOwn(folder, 'second\n', SETTINGS)).toEqual({ file: at('site.config.new.ts'), kept: at(FILE) });
	expect(readFileSync(at(FILE), 'utf8')).toBe(own);
});

test('what stands beside it is written anew until it is changed, too', () => {
	writeFileSync(at(FILE), 'mine');
	writeUnlessOwn(folder, 'second\n', SETTINGS);
	expect(writeUnlessOwn(folder, 'third\n', SETTINGS).file).toBe(at('site.config.new.ts'));
	writeFileSync(at('site.config.new.ts'), 'mine, too');
	expect(writeUnlessOwn(folder, 'fourth\n', SETTINGS).file).toBe(at('site.config.new-2.ts'));
	expect(readFileSync(at('site.config.new.ts'), 'utf8')).toBe('mine, too');
});

test('a link that leads nowhere stays, and nothing is written where it leads', () => {
	symlinkSync(at('elsewhere.ts'), at(FILE));
	expect(writeUnlessOwn(folder, 'a\n', SETTINGS)).toEqual({ file: at('site.config.new.ts'), kept: at(FILE) });
	expect(existsSync(at('elsewhere.ts'))).toBe(false);
});

test('what stands beside it goes with what it stood beside, unless it is changed', () => {
	writeFileSync(at(FILE), 'mine');
	writeUnlessOwn(folder, 'a\n', SETTINGS);
	rmSync(at(FILE));
	writeUnlessOwn(folder, 'b\n', SETTINGS);
	expect(readdirSync(folder)).toEqual([FILE]);
	writeFileSync(at('site.config.new.ts'), 'mine, too');
	writeUnlessOwn(folder, 'c\n', SETTINGS);
	expect(readdirSync(folder)).toEqual(['site.config.new.ts', FILE]);
});
