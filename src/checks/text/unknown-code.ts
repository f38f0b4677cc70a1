import type { Messages } from '#schema/content-checks.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lineAt } from './reading/source-page.ts';

export const unknownCode = {
	id: 'unknown-code',
	run({ pages, messages: known }) {
		if (known === undefined) return [];
		const finding = (file: string, line: number, code: string) => ({
			file,
			line,
			message: textFaults.noMessage(code),
			hint: textFaults.messagesHint,
		});
		return pages.flatMap(({ file, passages, codes }) => [
			...passages.flatMap((passage) => unknownCodes(passage.text, known).map(({ code, index }) => finding(file, lineAt(passage, index), code))),
			...codes.flatMap(({ text, line }) => unknownCodes(text, known).map(({ code, index }) => finding(file, line + lineOfOffset(text, index) - 1, code))),
		]);
	},
} satisfies TextRule;

function unknownCodes(text: string, { pattern, messages }: Messages): { code: string; index: number }[] {
	const codes = new RegExp(`(?<![\\p{L}\\p{N}-])${pattern}(?![\\p{L}\\p{N}])`, 'gu');
	return [...text.matchAll(codes)].filter(([code]) => !(code in messages)).map(({ 0: code, index }) => ({ code, index }));
}
