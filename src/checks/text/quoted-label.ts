import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { boldIn, lineAt, masked } from './reading/source-page.ts';

export const quotedLabel = {
	id: 'quoted-label',
	run({ pages, labels }) {
		if (labels === undefined) return [];
		const bold = new Set(pages.flatMap(({ passages }) => passages.flatMap(boldIn)).map(({ label }) => label));
		return pages.flatMap(({ file, passages }) =>
			passages.flatMap((passage) =>
				[...masked(passage, ['code', 'strong']).matchAll(/„([^„“]+)“/g)].flatMap(({ 1: quoted = '', index }) => {
					if (!labels.has(quoted) || !bold.has(quoted)) return [];
					return [
						{
							file,
							line: lineAt(passage, index),
							message: textFaults.quotedLabel(quoted),
							hint: textFaults.writeBold(quoted),
						},
					];
				}),
			),
		);
	},
} satisfies TextRule;
