import { expect, test } from 'vitest';
import { mayPrefetch } from './prefetch.ts';

test.each([
	['a browser that says nothing of the connection', undefined, true],
	['4g', { saveData: false, effectiveType: '4g' }, true],
	['3g', { effectiveType: '3g' }, true],
	['2g', { effectiveType: '2g' }, false],
	['slow 2g', { effectiveType: 'slow-2g' }, false],
	['a reader who saves data', { saveData: true, effectiveType: '4g' }, false],
])('%s', (_, connection, allowed) => {
	expect(mayPrefetch(connection)).toBe(allowed);
});
