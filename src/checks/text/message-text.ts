import type { Messages } from '#schema/content-checks.ts';
import type { Finding } from '#schema/problem.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lineAt, type Passage } from './reading/source-page.ts';

export const messageText = {
	id: 'message-text',
	run: ({ pages, messages, placeIn }) =>
		messages === undefined
			? []
			: pages.flatMap(({ file, passages }) =>
					passages.flatMap((passage) =>
						misquotations(passage, messages.messages).map(({ code, ...found }) => ({ file, ...found, see: placeIn('messages', ['messages', code]) })),
					),
				),
} satisfies TextRule;

/** Shorter quotations name something; longer ones may quote a message. */
const FEWEST_IN_QUOTATION = 4;

/** Part of its words that a quotation shares with a message it is meant to be. */
const ALIKE = 0.6;

function misquotations(passage: Passage, messages: Messages['messages']): (Omit<Finding, 'file'> & { code: string })[] {
	const rowHead = passage.rowHead ?? '';
	return [...passage.text.matchAll(/„([^“]*)“/g)].flatMap(({ 1: quote = '', index }) => {
		const text = quote.replace(/\s+/g, ' ');
		if (lowerWords(text).length < FEWEST_IN_QUOTATION) return [];
		const code = Object.hasOwn(messages, rowHead) && passage.text.trim().length === quote.length + 2 ? rowHead : mostAlike(text, messages);
		const meant = code === undefined ? undefined : messages[code];
		if (code === undefined || meant === undefined || isLiteral(text, meant)) return [];
		return [{ code, line: lineAt(passage, index), message: textFaults.otherWording(text), hint: textFaults.wording(meant) }];
	});
}

/** Whether a quotation is a message with each `{…}` filled in; `…` in the quotation may stand for any part of it. */
function isLiteral(quote: string, message: string): boolean {
	const pattern = message.split(/\{[^}]*\}/).map((part) => escapePattern(part.replaceAll('\u00a0', ' ')));
	const said = quote.replaceAll('\u00a0', ' ').replaceAll('‚', '„').replaceAll('‘', '“');
	const shortened = new RegExp(`^${said.split('…').map(escapePattern).join('.*')}$`, 'u');
	return new RegExp(`^${pattern.join('.+')}$`, 'u').test(said) || (said.includes('…') && shortened.test(message.replaceAll('\u00a0', ' ')));
}

/** The code of the message that shares most words with a quotation, if they are enough. */
function mostAlike(quote: string, messages: Messages['messages']): string | undefined {
	const words = new Set(lowerWords(quote));
	const best = Object.entries(messages)
		.map(([code, message]) => {
			const own = new Set(lowerWords(message.replace(/\{[^}]*\}/g, ' ')));
			const shared = [...own].filter((word) => words.has(word)).length;
			return { code, alike: shared / (own.size + words.size - shared) };
		})
		.reduce((a, b) => (b.alike > a.alike ? b : a), { code: '', alike: 0 });
	return best.alike >= ALIKE ? best.code : undefined;
}

const lowerWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
