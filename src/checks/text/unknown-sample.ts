import { nearest } from '#text/nearest.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { quotedSamples } from './words/sample-values.ts';

export const unknownSample = {
	id: 'unknown-sample',
	run: ({ pages, samples }) =>
		(samples === undefined ? [] : quotedSamples(pages, samples))
			.filter(({ value }) => value === undefined)
			.map(({ file, line, of, name, unknownAmong }) => {
				const close = unknownAmong && nearest(name, unknownAmong);
				return {
					file,
					line,
					message: textFaults.noSample(of, unknownAmong === undefined),
					hint: close ? textFaults.didYouMean(close) : textFaults.noSampleHint,
				};
			}),
} satisfies TextRule;
