import { nearest } from '#text/nearest.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

export const promisedAddress = {
	id: 'promised-address',
	run({ addresses }) {
		if (addresses === undefined) return [];
		const { file, pages, promised, placeOf } = addresses;
		const known = new Set(promised.map(({ path }) => path));
		// A page whose own address is promised cannot be the missing one.
		const others = [...pages.keys()].filter((path) => !known.has(path));
		return promised
			.filter(({ path }) => !pages.has(path))
			.map(({ path, line }) => {
				const source = pages.get(nearest(path, others) ?? '');
				return { file, line, message: textFaults.promised(path), hint: textFaults.promisedHint, see: source === undefined ? undefined : placeOf(source) };
			});
	},
} satisfies TextRule;
