import { expect, test } from 'vitest';
import { problemOf } from '#schema/problem.ts';
import { sayOnce } from './say-once.ts';

const box = (file: string, name = 'x') => problemOf('unknown-box', { file, message: `Kasten ${name}.`, hint: 'H' });

test('warnings of one kind are one, at the first place, with their number', () => {
	const link = (file: string) => problemOf('broken-link', { file, message: 'Ein Link.', hint: 'H' });
	const said = sayOnce([box('a.md'), link('a.md'), box('b.md'), link('b.md'), box('c.md'), box('c.md', 'y')]);
	expect(said.map(({ file, message }) => `${file} ${message}`)).toEqual([
		'a.md Kasten x. Ebenso an 2 weiteren Stellen.',
		'a.md Ein Link.',
		'b.md Ein Link.',
		'c.md Kasten y.',
	]);
});

test('errors stay, each with its place', () => {
	const error = (file: string) => problemOf('front-matter', { file, message: 'Falsch.', hint: 'H' });
	expect(sayOnce([error('a.md'), error('b.md')])).toHaveLength(2);
});

test('a finding that was reported twice at one place counts once', () => {
	const missing = () => problemOf('missing-import', { file: 'a.mdx', line: 3, message: 'Fehlt.', hint: 'H' });
	expect(sayOnce([missing(), missing()]).map(({ message }) => message)).toEqual(['Fehlt.']);
});
