import type { Messages } from '#schema/content-checks.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';
import { textFaults } from '#words/text-faults.ts';
import type { Content, TextRule } from './content.ts';
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
		const given = codesGiven(pages, known);
		return pages.flatMap(({ file, passages, codes }) => [
			...passages.flatMap((passage) => unknownCodes(passage.text, known).map(({ code, index }) => finding(file, lineAt(passage, index), code))),
			...codes.flatMap(({ text, line }) => unknownCodes(text, known).map(({ code, index }) => finding(file, line + lineOfOffset(text, index) - 1, code))),
			...given.filter((one) => one.file === file).map(({ line, code }) => finding(file, line, code)),
		]);
	},
} satisfies TextRule;

/** If this share of the values of a property are codes, all of them have to be. */
const MOSTLY = 0.75;
const FEWEST_GIVEN = 4;

/** Values of such properties that are no known code. */
function codesGiven(pages: Content['pages'], { messages }: Messages): { file: string; line: number; code: string }[] {
	const given = pages.flatMap(({ file, components }) =>
		components.flatMap(({ name, line, values }) => values.map(({ key, value }) => ({ property: `${name} ${key}`, file, line, code: value }))),
	);
	return [...Map.groupBy(given, ({ property }) => property).values()].flatMap((all) => {
		const wrong = all.filter(({ code }) => !Object.hasOwn(messages, code));
		return all.length >= FEWEST_GIVEN && all.length - wrong.length >= all.length * MOSTLY ? wrong : [];
	});
}

function unknownCodes(text: string, { pattern, messages }: Messages): { code: string; index: number }[] {
	const codes = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu');
	return [...text.matchAll(codes)].filter(([code]) => !Object.hasOwn(messages, code)).map(({ 0: code, index }) => ({ code, index }));
}
