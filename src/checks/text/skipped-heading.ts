import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lineAt } from './reading/source-page.ts';

export const skippedHeading = {
	id: 'skipped-heading',
	run: ({ pages }) =>
		pages.flatMap(({ file, passages }) => {
			// The title of the page.
			let above = 1;
			return passages.flatMap((passage) => {
				if (passage.level === undefined) return [];
				const allowed = above + 1;
				above = passage.level;
				if (passage.level <= allowed) return [];
				return [
					{
						file,
						line: lineAt(passage, 0),
						message: textFaults.skippedHeading({ heading: passage.text.trim(), level: passage.level, allowed }),
						hint: textFaults.skippedHeadingHint('#'.repeat(allowed)),
					},
				];
			});
		}),
} satisfies TextRule;
