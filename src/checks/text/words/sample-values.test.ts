import { expect, test } from 'vitest';
import { contentOf } from '#checks/text/content.fixture.ts';
import { quotedSamples } from './sample-values.ts';

test('a name that every object has is no value of the data', () => {
	const { pages } = contentOf(':sample[x]{of="constructor"} und :sample[x]{of="geraete.toString"}.');
	const samples = { file: 'beispiele.json', lineOf: () => 1, data: { geraete: {} }, records: {}, values: {} };
	expect(quotedSamples(pages, samples).map(({ value, unknownAmong }) => [value, unknownAmong])).toEqual([
		[undefined, []],
		[undefined, undefined],
	]);
});
