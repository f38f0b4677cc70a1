import { expect, test } from 'vitest';
import { COSTS, SUMS, TOTAL } from './CostBars.tsx';

test('costs of 2025 by cost centre and laboratory (RULES.md R-13.3)', () => {
	expect(COSTS.map(({ costCentre, amount, shares }) => [costCentre, amount, ...shares])).toEqual([
		['4100', '990.00', '801.00', '189.00'],
		['4320', '170.00', '0.00', '170.00'],
		['4310', '161.00', '35.00', '126.00'],
		['4500', '139.00', '139.00', '0.00'],
	]);
	expect(SUMS).toEqual(['975.00', '485.00']);
	expect(TOTAL).toBe('1460.00');
});
