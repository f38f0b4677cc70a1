import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AWKWARD } from './sample-requests.fixture.ts';
import { cString, javaString, javascriptString, jsonString, phpString, pythonString, shellString } from './string-literals.ts';
import { isMissing } from './tools.fixture.ts';

describe('string literals', () => {
	test.each([
		['python', pythonString, String.raw`'it\'s "a" \\ $x\nb\x01\u202e\U000e0001'`],
		['php', phpString, String.raw`"it's \"a\" \\ \$x\nb\u{1}\u{202e}\u{e0001}"`],
		['javascript', javascriptString, String.raw`'it\'s "a" \\ $x\nb\u{1}\u{202e}\u{e0001}'`],
		['java', javaString, String.raw`"it's \"a\" \\ $x\nb\u0001\u202e\udb40\udc01"`],
		['json', jsonString, String.raw`"it's \"a\" \\ $x\nb\u0001\u202e\udb40\udc01"`],
		['c', cString, String.raw`"it's \"a\" \\ $x\nb\001\342\200\256\363\240\200\201"`],
		['shell', shellString, String.raw`$'it\'s "a" \\ $x\nb\001\342\200\256\363\240\200\201'`],
	])('escapes what is in the way in %s', (_, literal, expected) => {
		expect(literal('it\'s "a" \\ $x\nb\u0001\u202e\u{e0001}')).toBe(expected);
	});

	test('uses the plainest quotes that do', () => {
		expect(phpString('Maß $x "a"')).toBe(`'Maß $x "a"'`);
		expect(shellString('$x "a"\n\\')).toBe(`'$x "a"\n\\'`);
		expect(shellString("it's")).toBe(String.raw`'it'\''s'`);
	});

	test('keeps a script element whole', () => {
		expect(javascriptString('</script><!--<b>')).toBe(String.raw`'<\/script><\!--<b>'`);
	});

	test('writes no trigraphs', () => {
		expect(cString('a??=b???')).toBe(String.raw`"a?\?=b?\?\?"`);
	});
});

/** How each language prints a literal as it is, in UTF-8 without a line break. */
const PROGRAMS: readonly (readonly [string, (literal: string, folder: string) => Buffer])[] = [
	['python3', (literal) => execFileSync('python3', ['-c', `import sys; sys.stdout.buffer.write(${literal}.encode())`])],
	['node', (literal) => execFileSync('node', ['-e', `process.stdout.write(${literal})`])],
	['bash', (literal) => execFileSync('bash', ['-c', `printf %s ${literal}`], { env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' } })],
	['php', (literal) => execFileSync('php', ['-r', `echo ${literal};`])],
	[
		'gcc',
		(literal, folder) => {
			writeFileSync(join(folder, 'a.c'), `#include <stdio.h>\nint main(void) { fputs(${literal}, stdout); return 0; }`);
			execFileSync('gcc', ['-std=c11', '-Wall', '-Werror', '-o', join(folder, 'a'), join(folder, 'a.c')]);
			return execFileSync(join(folder, 'a'));
		},
	],
];
const LITERALS: Readonly<Record<string, (text: string) => string>> = {
	python3: pythonString,
	node: javascriptString,
	bash: shellString,
	php: phpString,
	gcc: cString,
};

describe('read back by the language', () => {
	test.each(PROGRAMS)('%s', { timeout: 30_000 }, (tool, print, { skip }) => {
		expect(skip).toBeDefined();
	});
});
