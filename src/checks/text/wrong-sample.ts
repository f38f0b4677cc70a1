import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { quotedSamples } from './words/sample-values.ts';
import { wordings } from './words/sample-wordings.ts';

export const wrongSample = {
	id: 'wrong-sample',
	run: ({ pages, samples }) =>
		samples === undefined
			? []
			: quotedSamples(pages, samples).flatMap(({ file, line, shown, of, value, place }) => {
					const right = value === undefined ? [] : wordings(value, samples.values);
					if (value === undefined || right.includes(shown.replaceAll('\u00a0', ' ').trim())) return [];
					return [{ file, line, message: textFaults.wrongSample(shown, of), hint: textFaults.wrongSampleHint(right[0] ?? ''), see: place }];
				}),
} satisfies TextRule;
