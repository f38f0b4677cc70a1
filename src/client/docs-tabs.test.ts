// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { tabAfterKey } from './docs-tabs.ts';

test.each([
	['ArrowRight', 0, 1],
	['ArrowRight', 2, 0],
	['ArrowLeft', 2, 1],
	['ArrowLeft', 0, 2],
	['Home', 2, 0],
	['End', 0, 2],
	['ArrowDown', 0, undefined],
	['Tab', 0, undefined],
])('%s leads from tab %i to %s', (key, from, to) => {
	expect(tabAfterKey(key, from, 3)).toBe(to);
});
