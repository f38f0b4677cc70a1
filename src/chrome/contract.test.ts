import { expect, test } from 'vitest';
import { ID } from './contract.ts';

test('no heading gets an id that the program makes', () => {
	expect(Object.values(ID).filter((id) => !id.startsWith('nonius-'))).toEqual([]);
});
