import { describe, expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { FILTER_OPERATORS, type FilterOperator, type FilterValue, fitsCriterion } from './filter.ts';
import { intervalInDays } from './interval.ts';

const TODAY = '2025-09-15';

describe('filter criteria (RULES.md R-10)', () => {
	test.each<[FilterOperator, string[], FilterValue, boolean]>([
		['contains', ['SCHIEBER'], 'Messschieber digital', true],
		['contains', ['uhr'], 'Messschieber digital', false],
		['contains_not', ['uhr'], null, true],
		['is', ['messuhr'], 'Messuhr', true],
		['begins', ['mess'], 'Tiefenmessschieber', false],
		['empty', [], null, true],
		['filled', [], '', false],
		['one_of', ['FE', 'MO'], 'MO', true],
		['one_of', ['a'], ['b', 'a'], true],
		['none_of', ['FE'], null, true],
		['yes', [], true, true],
		['no', [], null, true],
		['on', ['2025-09-30'], '2025-09-30', true],
		['before', ['2025-09-30'], '2025-09-30', false],
		['after', ['2025-09-30'], '2025-10-01', true],
		['between', ['2025-09-15', '2025-09-30'], '2025-09-30', true],
		['next', ['30'], '2025-09-15', true],
		['next', ['30'], '2025-10-16', false],
		['last', ['7'], '2025-09-08', true],
		['last', ['7'], '2025-09-16', false],
		['before', ['2025-09-30'], null, false],
		['equal', ['66.00'], '66', true],
		['unequal', ['66'], '66.00', false],
		['less', ['100'], '66.00', true],
		['at_most', ['66'], '66.00', true],
		['more', ['66'], '66.00', false],
		['at_least', ['66'], '66.00', true],
		['between', ['60', '70'], '66.00', true],
		['between', ['-5', '70'], '66.00', true],
		['less', ['100'], null, false],
	])('%s %j on %j: %s', (operator, values, value, expected) => expect(fitsCriterion({ operator, values }, value, TODAY)).toBe(expected));

	test('the two criteria of the manual leave PM-MS-0002 and PM-MS-0005', () => {
		const hits = SAMPLE.apparatuses.filter(
			({ area, inspectionDevice }) =>
				inspectionDevice !== null &&
				fitsCriterion({ operator: 'one_of', values: ['FE'] }, area.code, TODAY) &&
				fitsCriterion({ operator: 'next', values: ['30'] }, inspectionDevice.dueDate, TODAY),
		);
		expect(hits.map(({ inspectionDevice }) => inspectionDevice?.number)).toEqual(['PM-MS-0002', 'PM-MS-0005']);
	});

	test('labels are those of the interface', () => {
		expect(FILTER_OPERATORS.date.map(({ label }) => label).join(' · ')).toBe(
			'am · vor · nach · zwischen · in den nächsten … Tagen · in den letzten … Tagen · ist leer · ist nicht leer',
		);
	});

	test('intervals count in days', () => {
		expect([1, 6, 12, 24].map((value) => intervalInDays({ value, unit: 'month' }))).toEqual([30, 183, 365, 730]);
		expect(intervalInDays({ value: 2, unit: 'week' })).toBe(14);
	});
});
