import { expect, test } from 'vitest';
import { CASES } from './QrLetterCase.tsx';

test('capitals need fewer modules (RULES.md R-12.3)', () => {
	expect(CASES.map(({ version, modules, edges }) => [version, modules.length, ...edges.map(({ edge }) => edge.replace('\u00a0', ' '))])).toEqual([
		[2, 25, '12,4 mm', '11,2 mm'],
		[3, 29, '13,9 mm', '12,5 mm'],
	]);
});
