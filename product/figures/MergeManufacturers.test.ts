import { expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { MERGED } from './MergeManufacturers.tsx';

test('the target entry ends up with all its apparatuses (RULES.md R-2.11)', () => {
	expect(MERGED).toBe(JSON.stringify(SAMPLE.apparatuses).split('"name":"Musterlehren"').length - 1);
});
