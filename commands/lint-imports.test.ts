import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAM } from '#site/program.ts';
import { faultsOf, filesUnderLaw, importsOf, unneeded } from './lint-imports.ts';

test('an import against the law is named with file and line, type imports included', () => {
	const text = "import { a } from './a.ts';\nimport type { Site } from '#navigation/site.ts';\nimport 'node:fs';\n";
	expect(faultsOf('src/text/x.ts', text)).toEqual([
		'src/text/x.ts:2 src/text may not import src/navigation/site.ts',
		'src/text/x.ts:3 src/text does not know node: node:fs',
	]);
});

test('an import that spans lines and a late import are seen', () => {
	expect(faultsOf('src/schema/x.ts', "import {\n\ta,\n\tb,\n} from '#words/search.ts';")).toEqual([
		'src/schema/x.ts:4 src/schema may not import src/words/search.ts',
	]);
	expect(faultsOf('src/schema/x.ts', "const x = import('#words/search.ts');")).toHaveLength(1);
});

test('the narrowest room decides', () => {
	expect(faultsOf('src/sandbox/node/x.ts', "import { x } from 'node:http';")).toEqual([]);
	expect(faultsOf('src/sandbox/plan/x.ts', "import { x } from 'node:http';")).toHaveLength(1);
});

test('what is no room has no law', () => {
	expect(faultsOf('tests/x.ts', "import { x } from '#words/search.ts';")).toEqual([]);
});

test('a room may be a single file', () => {
	expect(faultsOf('product/sample.ts', "import { x } from '#navigation/site.ts';")).toHaveLength(1);
});

test('templates are under the law, also those whose name begins with an underscore', () => {
	const files = filesUnderLaw(PROGRAM).map(({ file }) => file);
	expect(files.filter((file) => file.endsWith('.astro')).sort()).toEqual(globSync('src/**/*.astro', { cwd: PROGRAM }).sort());
});

test('a permission that no import needs is named, for rooms and for worlds', () => {
	const file = 'src/sandbox/node/serve.ts';
	const needed = "import { a } from '#sandbox/a.ts';\nimport { b } from '#server/listen.ts';\nimport { c } from '#words/sandbox.ts';\n";
	const ofRoom = (text: string) => unneeded([{ file, text }]).filter((line) => line.includes('src/sandbox/node '));
	expect(ofRoom(`${needed}import 'node:http';`)).toEqual([]);
	expect(ofRoom("import { a } from '#sandbox/a.ts';")).toEqual([
		'src/import-law.ts src/sandbox/node has no import of src/server',
		'src/import-law.ts src/sandbox/node has no import of src/words',
		'src/import-law.ts src/sandbox/node has no import of node',
	]);
});

test('no command and no measurement reaches the test runner, outside of which it ends at once', () => {
	const seen = new Set<string>();
	const reaching = (file: string): string[] => {
		// Words and analysis are files of a language, which no import names.
		if (seen.has(file) || !existsSync(join(PROGRAM, file))) return [];
		seen.add(file);
		return importsOf(file, readFileSync(join(PROGRAM, file), 'utf8')).flatMap(({ at, specifier, target }) =>
			specifier === 'vitest' ? [at] : target !== undefined && /\.[mc]?tsx?$/.test(target) ? reaching(target) : [],
		);
	};
	const started = globSync(['bench/**/*.ts', 'commands/**/*.{ts,mts}'], { cwd: PROGRAM, exclude: (file) => /\.test\.ts$|peers/.test(file) });
	expect(started.length).toBeGreaterThan(80);
	expect(started.flatMap(reaching)).toEqual([]);
});
