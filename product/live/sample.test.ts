import { expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { APPARATUSES, AREAS, CUSTOM_FIELDS, GROUPS } from './sample.ts';

test('what the examples take unparsed is what the schemas say', () => {
	expect(APPARATUSES).toEqual(SAMPLE.apparatuses);
	expect(CUSTOM_FIELDS).toEqual(SAMPLE.customFields.filter(({ entity }) => entity === 'apparatus'));
	expect([AREAS, GROUPS]).toEqual([SAMPLE.areas, SAMPLE.groups]);
});
