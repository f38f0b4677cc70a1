import { expect, test } from 'vitest';
import { pairsOf } from './search-synonyms.ts';

test('a label and the field behind it are the same word in two languages', () => {
	const fields = [
		{ label: 'Kostenstelle', field: 'costCentre', also: [] },
		{ label: 'Fällig am', field: 'device.dueDate', also: [] },
		{ label: 'Symbol', id: 'icon', also: [] },
	];
	expect(pairsOf([{ id: 'a', title: 'A', schemas: [], fields }])).toEqual([
		['Kostenstelle', ['cost centre']],
		['Fällig am', ['due date']],
	]);
});
