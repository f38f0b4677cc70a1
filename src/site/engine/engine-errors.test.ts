import { expect, test } from 'vitest';
import { problemOf, SiteError } from '#schema/problem.ts';
import { collectEngineErrors } from './engine-errors.ts';
import engineLog from './engine-log.ts';

const write = (level: string, message: string) => engineLog().write({ level, message });
const sources = { root: '/site', sourceOf: (path: string) => (path === '/docs/a/' ? 'docs/a.mdx' : undefined) };

test('errors that the engine only logs become problems, with the file where it names one', async () => {
	write('error', 'before');
	const work = async () => {
		write('error', 'Error rendering docs/a b.md: Unexpected \u001b[31mtoken\u001b[0m\n    at parse (x.js:1:2)');
		write('warn', 'a warning');
		write('error', 'Unexpected token\n  Stack trace:\n    at /site/docs/b c.mdx:5:1\n    at /program/x.mdx:1:1');
	};
	const problems = await collectEngineErrors(work, sources);
	write('error', 'after');
	expect(problems).toMatchObject([
		{ severity: 'error', rule: 'page-syntax', file: 'docs/a b.md', message: 'Die Seite lässt sich nicht übersetzen: „Unexpected token“.' },
		{ severity: 'error', rule: 'page-syntax', file: 'docs/b c.mdx', line: 5, message: 'Die Seite lässt sich nicht übersetzen: „Unexpected token“.' },
	]);
});

test('an error without a file is told when there is no better one', async () => {
	const work = async () => write('error', 'TypeError: Something else\n    at parse (/program/x.ts:1:2)');
	expect(await collectEngineErrors(work, sources)).toMatchObject([
		{ severity: 'error', rule: 'rendering', file: '', message: 'Beim Erzeugen der Seiten tritt ein Fehler auf: „Something else“.' },
	]);
});

test('an error without a file is not blamed on the home page', async () => {
	const work = async () => write('error', '✗ Build failed in 3.2s');
	const home = { root: '/site', sourceOf: (path: string) => (path === '/' || path === '' ? 'pages/index.tsx' : undefined) };
	expect(await collectEngineErrors(work, home)).toMatchObject([{ rule: 'rendering', file: '' }]);
});

test('an error that is thrown is thrown on', async () => {
	await expect(collectEngineErrors(() => Promise.reject(new Error('x')), sources)).rejects.toThrow('x');
});

test('a crash after an error of a page is told by that error', async () => {
	const work = async () => {
		write('error', 'Error: x\n    at Kasten (x.js:1:2)');
		write('error', 'Caught error rendering /docs/a/: Error: x');
		throw new Error('x');
	};
	await expect(collectEngineErrors(work, sources)).resolves.toMatchObject([{ file: 'docs/a.mdx', message: 'Die Komponente <Kasten> bricht ab: „x“.' }]);
});

test('what is wrong with a file of the site is told as it is, such as one that went while its page was shown', async () => {
	const gone = problemOf('unreadable-file', { file: 'docs/b c.md', message: 'Die Datei „b c.md“ fehlt.', hint: 'Legen Sie sie wieder an.' });
	const uneven = problemOf('deep-nesting', { file: 'docs/d.md', line: 7, message: 'Zu tief.', hint: 'Flacher: schreiben.' });
	const work = async () => {
		write('error', String(new SiteError([gone]).stack));
		write('error', `Caught error rendering /docs/a/: ${new SiteError([uneven, gone])}`);
	};
	expect(await collectEngineErrors(work, sources)).toEqual([gone, uneven]);
});
