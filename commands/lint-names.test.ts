import { expect, test } from 'vitest';
import { repeatedNames, unusedExports } from './lint-names.ts';

const fileOf = (file: string, text: string) => ({ file, text });

test('who exports a name holds it, and no other file declares it', () => {
	const files = [
		fileOf('src/a.ts', 'const x = 1;\n\nexport function read() {}\n'),
		fileOf('src/b.ts', '\nconst read = 1;\n'),
		fileOf('src/c.ts', 'export type read = 1;'),
	];
	expect(repeatedNames(files)).toEqual(['src/b.ts:2 read is declared at src/a.ts:3', 'src/c.ts:1 read is declared at src/a.ts:3']);
});

test('names that stay in their files differ as well', () => {
	expect(repeatedNames([fileOf('src/a.ts', 'const MOST = 1;'), fileOf('src/b.ts', 'const MOST = 2;')])).toEqual(['src/b.ts:1 MOST is declared at src/a.ts:1']);
});

test('what is not at the top level is no declaration', () => {
	expect(repeatedNames([fileOf('src/a.ts', 'export const name = 1;'), fileOf('src/b.ts', 'function f() {\n\tconst name = 2;\n}')])).toEqual([]);
});

test('a component may be called like the data that it draws, but two components may not', () => {
	const data = fileOf('src/page.ts', 'export interface Page {}');
	const component = fileOf('src/Page.tsx', 'export function Page() {}');
	expect(repeatedNames([data, component])).toEqual([]);
	expect(repeatedNames([data, component, fileOf('src/Other.tsx', 'function Page() {}')])).toEqual(['src/Other.tsx:1 Page is declared at src/Page.tsx:1']);
});

test('languages stand beside each other, and the engine and Docusaurus give names', () => {
	const text = 'export const GET = 1;';
	const files = ['src/a.ts', 'src/words/de/a.ts', 'src/words/en/a.ts', 'src/pages/a.ts', 'src/docusaurus/shims/a.ts', 'src/a.test.ts'];
	expect(repeatedNames(files.map((file) => fileOf(file, text)))).toEqual([]);
});

test('what is exported is used by another file', () => {
	const files = [fileOf('src/a.ts', 'export const x = 1;\nexport const y = x;'), fileOf('src/b.ts', "import { y } from './a.ts';")];
	expect(unusedExports(files, files)).toEqual(['src/a.ts:1 nobody imports x']);
	expect(unusedExports(files, [...files, fileOf('tests/c.test.ts', "import { x } from './a.ts';")])).toEqual([]);
});

test('what sites import from the package may be used by them alone', () => {
	const files = [fileOf('src/schema/site-config.ts', 'export interface Site {}')];
	expect(unusedExports(files, files)).toEqual([]);
});
