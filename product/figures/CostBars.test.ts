import { expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { COSTS, SUMS, TOTAL } from './CostBars.tsx';

const cents = (amount: string) => Number(amount.replace('.', ''));
const total = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);

test('costs of the year add up by cost centre and by laboratory (RULES.md R-13.3)', () => {
	const year = SAMPLE.inspections.filter(({ status, date }) => status === 'released' && date.startsWith(SAMPLE.referenceDate.slice(0, 4)));
	expect(cents(TOTAL)).toBe(total(year.flatMap(({ cost }) => (cost === null ? [] : [cost.amount]))));
	expect(total(COSTS.map(({ amount }) => amount))).toBe(cents(TOTAL));
	expect(total(SUMS)).toBe(cents(TOTAL));
	for (const { amount, shares } of COSTS) expect(total(shares)).toBe(cents(amount));
	SUMS.forEach((sum, index) => {
		expect(total(COSTS.map(({ shares }) => shares[index] ?? ''))).toBe(cents(sum));
	});
});
