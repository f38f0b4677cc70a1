import { relative } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { PROGRAM } from '#site/program.ts';
import { programSource, readProgram, sourceClosure } from './program-source.ts';

const files: Record<string, string> = {
	'src/a/a.ts': [
		`import { b } from './b.ts';`,
		`import type { Type } from './type.ts';`,
		`import { type Other } from './type.ts';`,
		`export { c as d } from '#a/deep/c.tsx';`,
		`export type { Third } from './type.ts';`,
		`import 'package';`,
		`import './look.css';`,
		`const late = () => import('#product/late.ts');`,
		`type Fourth = import('./type.ts').Fourth;`,
	].join('\n'),
	'src/a/b.ts': `import { a } from './a.ts';\nexport const b = 1;`,
	'src/a/deep/c.tsx': `export * from '../e.ts';\nexport const c = <p />;`,
	'src/a/e.ts': '',
	'src/a/look.css': `@import './not-followed.css';`,
	'product/late.ts': '',
};

test('follows imports and re-exports of values, near and far, each once', () => {
	const closure = sourceClosure('src/a/a.ts', (file) => files[file]);
	expect(new Set(closure.keys())).toEqual(new Set(Object.keys(files)));
	expect(closure.get('src/a/e.ts')).toBe('');
});

test('a file that is missing is a fault of the program', () => {
	expect(() => sourceClosure('src/a/a.ts', (file) => (file === 'src/a/e.ts' ? undefined : files[file]))).toThrow('src/a/e.ts is missing');
});

test.each(['src/layouts/render-prose.ts', 'src/search/make-index.ts', 'src/machines/link-picture/draw-picture.ts', 'src/site/build/finish-page.ts'])(
	'for %s it has every file that a bundler puts together',
	async (entry) => {
		const bundled = new Set<string>();
		await build({
			root: PROGRAM,
			logLevel: 'silent',
			build: { ssr: entry, write: false, rolldownOptions: { external: /^[^.#/]|^astro:/ } },
			plugins: [
				{ name: 'external-engine', enforce: 'pre', resolveId: (id) => (/^(astro|virtual):/.test(id) ? { id, external: true } : undefined) },
				{
					name: 'listen',
					moduleParsed({ id }) {
						if (!id.startsWith('\0')) bundled.add(relative(PROGRAM, id));
					},
				},
			],
		});
		const known = programSource(entry).map(([file]) => file);
		expect(bundled).toContain(entry);
		expect(known).toEqual(expect.arrayContaining([...bundled, 'package-lock.json']));
		expect(known).toHaveLength(bundled.size + 1);
	},
);

test('where there is no lock file, as in the package, the list of packages stands in its place under its own name', () => {
	const read = (file: string) => (file === 'package-lock.json' ? undefined : readProgram(file));
	expect(programSource('src/text/nearest.ts', read).at(-1)).toEqual(['package.json', readProgram('package.json')]);
});
