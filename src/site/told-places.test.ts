import { expect, test } from 'vitest';
import { type Problem, problemOf } from '#schema/problem.ts';
import { notYetTold, toldPlaces } from './told-places.ts';

const warning = (file: string, line: number | undefined, message: string): Problem => ({
	...problemOf('broken-link', { file, line, message, hint: '' }),
	severity: 'warning',
});

test('warnings are told once for a place, in whichever words', () => {
	const told = toldPlaces([warning('a.md', 3, 'Es fehlt'), warning('b.md', undefined, 'Es fehlt')]);
	const missing = [warning('a.md', 4, 'Missing'), warning('i18n/en/a.md', 3, 'Missing'), { ...warning('a.md', 3, 'Else'), rule: 'broken-anchor' } as const];
	expect(notYetTold([warning('a.md', 3, 'Missing'), ...missing, warning('b.md', undefined, 'Missing')], told)).toEqual(missing);
});

test('errors are always told', () => {
	const error: Problem = { ...warning('a.md', 3, 'Missing'), severity: 'error' };
	expect(notYetTold([error], toldPlaces([error, warning('a.md', 3, 'Missing')]))).toEqual([error]);
});
