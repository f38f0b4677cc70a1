import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lineAt } from './reading/source-page.ts';

/** Shorter paragraphs may well say the same in the same words. */
const FEWEST_IN_PARAGRAPH = 20;

export const duplicateParagraph = {
	id: 'duplicate-paragraph',
	run({ pages }) {
		const first = new Map<string, string>();
		return pages.flatMap(({ file, passages }) =>
			passages.flatMap((passage) => {
				if (passage.kind !== 'paragraph' && passage.kind !== 'cell') return [];
				const words = passage.text.match(/[\p{L}\p{N}]+/gu) ?? [];
				if (words.length < FEWEST_IN_PARAGRAPH) return [];
				const key = words.join(' ').toLowerCase();
				const line = lineAt(passage, 0);
				const other = first.get(key);
				first.set(key, other ?? `${file}:${line}`);
				if (other === undefined) return [];
				const excerpt = `${passage.text.slice(0, 40).replace(/\s+/g, ' ')}…`;
				return [
					{
						file,
						line,
						message: textFaults.sameParagraph(excerpt, other),
						hint: textFaults.sameParagraphHint,
					},
				];
			}),
		);
	},
} satisfies TextRule;
