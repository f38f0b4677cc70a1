import type { Messages } from '#schema/content-checks.ts';
import type { Problem } from '#schema/problem.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import { lineAt, type Passage, type SourcePage } from './source-page.ts';

/** Shorter quotations name something; longer ones may quote a message. */
const FEWEST_WORDS = 4;

/** Part of its words that a quotation shares with a message it is meant to be. */
const ALIKE = 0.6;

/** Finds codes of messages that do not exist, and quotations that are nearly the text of a message, but not literally. */
export function checkMessages(pages: readonly SourcePage[], { pattern, messages }: Messages): Problem[] {
	const codes = new RegExp(`(?<![\\p{L}\\p{N}-])${pattern}(?![\\p{L}\\p{N}])`, 'gu');
	return pages.flatMap(({ file, passages, codes: blocks }) => {
		const unknown = (text: string, lineOf: (offset: number) => number) =>
			[...text.matchAll(codes)].filter(([code]) => !(code in messages)).map(({ 0: code, index }) => unknownCode(file, lineOf(index), code));
		return [
			...passages.flatMap((passage) => [...unknown(passage.text, (offset) => lineAt(passage, offset)), ...quotations(file, passage, messages)]),
			...blocks.flatMap(({ text, line }) => unknown(text, (offset) => line + text.slice(0, offset).split('\n').length - 1)),
		];
	});
}

function unknownCode(file: string, line: number, code: string): Problem {
	return {
		severity: 'warning',
		rule: 'unknown-code',
		file,
		line,
		message: `Eine Meldung ${code} gibt es nicht.`,
		hint: 'Die Meldungen stehen in checks/messages.yml.',
	};
}

function quotations(file: string, passage: Passage, messages: Messages['messages']): Problem[] {
	const own = messages[passage.rowHead ?? ''];
	return [...passage.text.matchAll(/„([^“]*)“/g)].flatMap(({ 1: quote = '', index }): Problem[] => {
		const text = quote.replace(/\s+/g, ' ');
		if (wordsOf(text).length < FEWEST_WORDS) return [];
		const meant = own !== undefined && passage.text.trim().length === quote.length + 2 ? own : mostAlike(text, Object.values(messages));
		if (meant === undefined || isLiteral(text, meant)) return [];
		return [
			{
				severity: 'warning',
				rule: 'message-text',
				file,
				line: lineAt(passage, index),
				message: `Die Meldung ist nicht wörtlich zitiert: „${text}“`,
				hint: `Wörtlich: „${meant}“`,
			},
		];
	});
}

/** Whether a quotation is a message with something put in for each `{…}`; `…` may stand for anything. */
function isLiteral(quote: string, message: string): boolean {
	const pattern = message.split(/\{[^}]*\}/).map((part) => escapePattern(part.replaceAll('\u00a0', ' ')));
	const said = quote.replaceAll('\u00a0', ' ').replaceAll('‚', '„').replaceAll('‘', '“');
	const shortened = new RegExp(`^${said.split('…').map(escapePattern).join('.*')}$`, 'u');
	return new RegExp(`^${pattern.join('.+')}$`, 'u').test(said) || (said.includes('…') && shortened.test(message.replaceAll('\u00a0', ' ')));
}

function mostAlike(quote: string, messages: readonly string[]): string | undefined {
	const words = new Set(wordsOf(quote));
	const best = messages
		.map((message) => {
			const own = new Set(wordsOf(message.replace(/\{[^}]*\}/g, ' ')));
			const shared = [...own].filter((word) => words.has(word)).length;
			return { message, alike: shared / (own.size + words.size - shared) };
		})
		.reduce((a, b) => (b.alike > a.alike ? b : a), { message: '', alike: 0 });
	return best.alike >= ALIKE ? best.message : undefined;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
