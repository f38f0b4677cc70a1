import { expect, test } from 'vitest';
import { postFrontMatterSchema } from '#schema/front-matter.ts';
import { withLooseDays } from './loose-days.ts';

test.each<[unknown, string]>([
	['12/19/2022', '2022-12-19'],
	['2/3/2022', '2022-02-03'],
	['Dec 19, 2022', '2022-12-19'],
	['19 December 2022 08:00', '2022-12-19'],
	['2022-12', '2022-12-01'],
	['2022-12-19T23:30:00', '2022-12-19'],
	['Mon Dec 19 2022 23:30:00 GMT-0500 (Eastern Standard Time)', '2022-12-20'],
	['Mon, 19 Dec 2022 23:30:00 GMT', '2022-12-19'],
	[new Date('2022-12-19'), '2022-12-19'],
	[1671408000000, '2022-12-19'],
])('%s is %s', (date, day) => {
	const told = withLooseDays({ title: 'A', date, last_update: { date, author: 'B' } });
	expect(postFrontMatterSchema.parse(told)).toMatchObject({ title: 'A', date: day, last_update: { date: day, author: 'B' } });
});

test.each([['yesterday'], ['2022-02-30'], ['19.12.2022x'], [null], [true]])('%s is none, which is told', (date) => {
	expect(postFrontMatterSchema.safeParse(withLooseDays({ last_update: { date } })).success).toBe(false);
});

test.each([[undefined], ['a'], [['a']], [{}], [{ last_update: 'today' }]])('%j stays', (value) => {
	expect(withLooseDays(value)).toEqual(value);
});
