import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

export const promisedAddress = {
	id: 'promised-address',
	run({ addresses }) {
		if (addresses === undefined) return [];
		const { file, pages, promised } = addresses;
		return promised
			.filter(({ path }) => !pages.has(path))
			.map(({ path, line }) => ({
				file,
				line,
				message: textFaults.promised(path),
				hint: textFaults.promisedHint,
			}));
	},
} satisfies TextRule;
