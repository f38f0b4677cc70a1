import { expect, test } from 'vitest';
import { MERGED } from './MergeManufacturers.tsx';

test('apparatuses of the target entry (bible 3.4, stammdaten-3)', () => {
	expect(MERGED).toBe(10);
});
