import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lacking } from './reading/lacking.ts';

export const uncutPost = {
	id: 'uncut-post',
	help: {
		what: 'Einem Beitrag fehlt die Marke `<!-- truncate -->` oder `{/* truncate */}`, die die anderen Beiträge haben.',
		why: 'Die Liste der Beiträge zeigt ihn dann ganz, die anderen nur bis zur Marke.',
		fix: 'Setzen Sie die Marke hinter den ersten Absatz. Soll sie fehlen, nennen Sie die Ausnahme in `checks/exceptions.yml`.',
	},
	run: ({ pages }) =>
		lacking(pages, ({ isCut }) => isCut).map(({ file, passages }) => ({
			file,
			line: passages.find(({ kind }) => kind === 'paragraph')?.lines[0]?.line ?? 1,
			message: textFaults.uncutPost,
			hint: textFaults.uncutPostHint,
		})),
} satisfies TextRule;
