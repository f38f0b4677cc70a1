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

interface Printer {
	tool: string;
	literal: (text: string) => string;
	/** Runs a program that writes the literal to its output in UTF-8. */
	print: (literal: string, folder: string) => Buffer;
}

const PRINTERS: readonly Printer[] = [
	{
		tool: 'python3',
		literal: pythonString,
		print: (literal) => execFileSync('python3', ['-c', `import sys; sys.stdout.buffer.write(${literal}.encode())`]),
	},
	{ tool: 'node', literal: javascriptString, print: (literal) => execFileSync('node', ['-e', `process.stdout.write(${literal})`]) },
	{ tool: 'bash', literal: shellString, print: (literal) => execFileSync('bash', ['-c', `printf %s ${literal}`], { env: { ...process.env, LC_ALL: 'C' } }) },
	{ tool: 'php', literal: phpString, print: (literal) => execFileSync('php', ['-r', `echo ${literal};`]) },
	{
		tool: 'gcc',
		literal: cString,
		print: (literal, folder) => {
			writeFileSync(join(folder, 'a.c'), `#include <stdio.h>\nint main(void) { fputs(${literal}, stdout); return 0; }`);
			execFileSync('gcc', ['-std=c11', '-Wall', '-Werror', '-o', join(folder, 'a'), join(folder, 'a.c')]);
			return execFileSync(join(folder, 'a'));
		},
	},
	{
		tool: 'java',
		literal: javaString,
		print: (literal, folder) => {
			const code = `new java.io.PrintStream(System.out, false, "UTF-8")`;
			writeFileSync(
				join(folder, 'A.java'),
				`class A { public static void main(String[] a) throws Exception { var out = ${code}; out.print(${literal}); out.flush(); } }`,
			);
			return execFileSync('java', ['-Dfile.encoding=UTF-8', join(folder, 'A.java')]);
		},
	},
];

describe('read back by the language', () => {
	test.for(PRINTERS)('$tool', { timeout: 30_000 }, ({ tool, literal, print }, context) => {
		if (isMissing(tool)) context.skip(`${tool} is not installed`);
		const folder = mkdtempSync(join(tmpdir(), 'literal-'));
		try {
			expect(print(literal(AWKWARD), folder).toString()).toBe(AWKWARD);
		} finally {
			rmSync(folder, { recursive: true });
		}
	});
});
