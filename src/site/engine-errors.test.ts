import { expect, test } from 'vitest';
import { collectEngineErrors } from './engine-errors.ts';
import engineLog from './engine-log.ts';

const write = (level: string, message: string) => engineLog().write({ level, label: null, message, newLine: true });

test('errors that the engine only logs become problems, with the file where it names one', async () => {
	write('error', 'before');
	const problems = await collectEngineErrors(async () => {
		write('error', 'Error rendering docs/a b.md: Unexpected \u001b[31mtoken\u001b[0m\n    at parse (x.js:1:2)');
		write('warn', 'a warning');
		write('error', 'Something else');
	});
	write('error', 'after');
	expect(problems).toEqual([
		{ severity: 'error', rule: 'page-syntax', file: 'docs/a b.md', message: 'Die Seite lässt sich nicht übersetzen: Unexpected token' },
		{ severity: 'error', rule: 'engine', file: '', message: 'Beim Erzeugen der Seiten: Something else' },
	]);
});

test('an error that is thrown is thrown on, unless a page was to blame before', async () => {
	await expect(collectEngineErrors(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
	const blamed = collectEngineErrors(async () => {
		write('error', 'Error rendering docs/a.mdx: Unexpected token');
		throw new Error('x');
	});
	await expect(blamed).resolves.toMatchObject([{ file: 'docs/a.mdx' }]);
});
