import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { type Problem, SiteError } from '#schema/problem.ts';
import { PROGRAM } from '#site/program.ts';
import { problemsOfError } from './problems-of-error.ts';

const problem: Problem = { severity: 'error', rule: 'page-syntax', file: 'docs/a.md', message: 'm', hint: 'h' };
const withPlace = (file: string) => Object.assign(new Error('Unexpected token\n    at x'), { loc: { file, line: 7 } });

test('a site error gives its problems, also from within another error', () => {
	expect(problemsOfError(new SiteError([problem]), '/site')).toEqual([problem]);
	expect(problemsOfError(new Error('plugin', { cause: new SiteError([problem]) }), '/site')).toEqual([problem]);
});

test.each(['/site/docs/a.mdx', 'file:///site/docs/a.mdx', '/site/docs/a.mdx?astroPropagatedAssets'])(
	'an error of the engine in %s names file and line, and no stack',
	(file) => {
		expect(problemsOfError(withPlace(file), '/site')).toMatchObject([
			{ severity: 'error', file: 'docs/a.mdx', line: 7, message: 'Die Seite lässt sich nicht übersetzen: „Unexpected token“.' },
		]);
	},
);

test('each error that the bundler gathered is a problem of its own', () => {
	const error = Object.assign(new Error('Build failed'), { errors: [withPlace('/site/docs/a.mdx'), withPlace('/site/docs/b.mdx')] });
	expect(problemsOfError(error, '/site')?.map(({ file }) => file)).toEqual(['docs/a.mdx', 'docs/b.mdx']);
});

test('a fault of the program is none of the writer', () => {
	expect(problemsOfError(withPlace('/program/src/x.ts'), '/site')).toBeUndefined();
	expect(problemsOfError(withPlace(`${PROGRAM}src/x.ts`), PROGRAM)).toBeUndefined();
	expect(problemsOfError(withPlace('/site/node_modules/x/x.js'), '/site')).toBeUndefined();
	expect(problemsOfError(new Error('x'), '/site')).toBeUndefined();
	expect(problemsOfError('x', '/site')).toBeUndefined();
});

test('of a compiled page the line is that of the code which the message names', () => {
	const root = siteFiles({ 'docs/a.mdx': "---\ntitle: A\n---\n\nimport X from './nix.tsx';\n" });
	const error = { message: "Could not resolve './nix.tsx' in docs/a.mdx", loc: { file: join(root, 'docs/a.mdx'), line: 1 } };
	expect(problemsOfError({ message: 'Build failed', errors: [error] }, root)).toMatchObject([{ file: 'docs/a.mdx', line: 5 }]);
});

test('of a page that cannot be compiled every expression is told that cannot be read', () => {
	const root = siteFiles({ 'docs/a.mdx': '---\ntitle: A\n---\n\nEins {a b}.\n\nZwei {1 +}.\n' });
	const error = {
		message: '5:9: Could not parse expression with oxc: Expected `,` or `)` but found `Identifier`',
		loc: { file: join(root, 'docs/a.mdx'), line: 5 },
	};
	expect(problemsOfError(error, root)?.map(({ file, line }) => `${file}:${line}`)).toEqual(['docs/a.mdx:5', 'docs/a.mdx:7']);
});
