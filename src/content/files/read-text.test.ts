import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { problemsOr } from '#schema/problem.ts';
import { readText } from './read-text.ts';

function read(content: Buffer | string) {
	const root = siteFiles({});
	writeFileSync(join(root, 'a.md'), content);
	return problemsOr(() => readText(root, 'a.md'));
}

test.each([
	['Windows', 'a\r\nb\r\n'],
	['old Macs', 'a\rb\r'],
	['Unix', 'a\nb\n'],
	['a program that marks the order of bytes', '\ufeffa\r\nb\n'],
])('a text of %s', (_, text) => expect(read(text)).toBe('a\nb\n'));

test('letters are composed, in as many lines as before', () => expect(read('Pru\u0308fgera\u0308t\r\na\n')).toBe('Prüfgerät\na\n'));

test.each([
	['the line of the first byte', Buffer.from('a\nMaß\nb\n', 'latin1'), 2],
	['the last line', Buffer.from('a\nä', 'latin1'), 2],
	['a character cut off at the end', Buffer.from('aä').subarray(0, 2), 1],
	['two bytes a character', Buffer.from('\ufeffa', 'utf16le'), 1],
])('another encoding: %s', (_, bytes, line) =>
	expect(read(bytes)).toMatchObject({ problems: [{ rule: 'unreadable-file', file: 'a.md', line, message: 'Die Datei ist nicht in UTF-8 geschrieben.' }] }),
);

test('a folder in its place, and nothing', () => {
	const root = siteFiles({});
	mkdirSync(join(root, 'a.md'));
	const of = (file: string) => problemsOr(() => readText(root, file));
	expect(of('a.md')).toMatchObject({ problems: [{ rule: 'unreadable-file', message: '„a.md“ ist ein Ordner; erwartet wird eine Datei.' }] });
	expect(of('b.md')).toMatchObject({ problems: [{ rule: 'unreadable-file', file: 'b.md' }] });
});
