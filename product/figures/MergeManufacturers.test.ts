import { expect, test } from 'vitest';
import { MERGED } from './MergeManufacturers.tsx';

test('apparatuses of the target entry (RULES.md R-2.11)', () => {
	expect(MERGED).toBe(10);
});
