import { expect, test } from 'vitest';
import { CUSTOM_FIELD_TYPES } from '#product/domain/custom-field.ts';
import { EXAMPLES } from './FieldTypes.tsx';

test('every type is shown once, with a value that is one (RULES.md R-16.2)', () => {
	expect(EXAMPLES.map(({ field }) => field.type)).toEqual([...CUSTOM_FIELD_TYPES]);
	for (const { value } of EXAMPLES) expect([null, '', false]).not.toContain(value);
});
