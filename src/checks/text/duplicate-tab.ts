import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

/** Tabs of a set that have the value of one before them. */
export const duplicateTab = {
	id: 'duplicate-tab',
	run: ({ pages }) =>
		pages.flatMap(({ file, tabs }) =>
			tabs.flatMap((set) =>
				set
					.filter(({ value }, index) => set.findIndex((other) => other.value === value) < index)
					.map(({ value, line }) => ({ file, line, message: textFaults.sameTab(value), hint: textFaults.sameTabHint })),
			),
		),
} satisfies TextRule;
