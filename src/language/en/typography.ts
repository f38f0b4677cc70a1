import { type MendingRule, mendByRules } from '#text/mend-by-rules.ts';
import { mendQuotes, type QuoteStyle } from '#text/mend-quotes.ts';
import { CLEAR_UNIT, UNIT } from '#text/units.ts';

const NBSP = '\u00a0';

/** Words before a number that is a name, so that a dash in it does not mark a range. */
const NAMED_BY_NUMBER = '(?<![\\p{L}\\p{N}-])(?:No\\.|Fig\\.|Sec\\.|DIN|EN|ISO|IEC|WCAG|RFC)';

/** Further words with a number of their own, which may have a letter behind it: “Room 1-2 L”. They keep no space to it, so a line may end there. */
const NUMBERED = '(?<!\\p{L})(?:[Rr]oom|[Hh]all|[Hh]ouse|[Bb]uilding|[Gg]ate|[Tt]ype|[Mm]odel|[Vv]ersion|[Vv]ariant|[Ss]eries|VDE)';

const RULES: readonly MendingRule[] = [
	// Signs that belong to the number after them: “§ 34”, “No. 6”, “ISO 9001”
	[/(?<=§)[ \t\n]*(?=\d)/gu, NBSP],
	[new RegExp(`(?<=${NAMED_BY_NUMBER})[ \t\n]+(?=\\d)`, 'gu'), NBSP],
	// A quantity keeps its value: “k = 2”, “U = 0.40 N·m”
	[/(?<=(?<![\p{L}\p{N}_])\p{L})[ \t\n]+(?==[ \t\n\u00a0]+[-−]?\d)/gu, NBSP],
	[/(?<=(?<![\p{L}\p{N}_])\p{L}[ \u00a0]=)[ \t\n]+(?=[-−]?\d)/gu, NBSP],
	// Measures: “100 x 70 mm” first, so that the units below find their number. 0x1F is none.
	[new RegExp(`(?<=\\d)[ \t\n\u00a0]*x[ \t\n\u00a0]*(?=\\d+(?:\\.\\d+)?(?:[ \t\n\u00a0]+${UNIT}|${CLEAR_UNIT}))`, 'gu'), `${NBSP}×${NBSP}`],
	[/(?<=\d)[ \t\n\u00a0]+[x×][ \t\n\u00a0]+(?=\d)/gu, `${NBSP}×${NBSP}`],
	[
		new RegExp(
			`(?<=(?<![\\p{L}\\p{N}.,:/-])\\d+(?:\\.\\d+)?)(?<!(?:${NAMED_BY_NUMBER}|${NUMBERED})[ \t\n\u00a0]+\\d+)-(?=\\d+(?:\\.\\d+)?[ \t\n\u00a0]*${UNIT})`,
			'gu',
		),
		'–',
	],
	[new RegExp(`(?<=^|[\\s([“‘≥≤<>=±])-(?=\\d+(?:\\.\\d+)?(?:${CLEAR_UNIT}|(?![\\p{L}\\p{N}_-]|\\.\\d)))`, 'gu'), '−'],
	[new RegExp(`(?<=\\d)[ \t\n]+(?=${UNIT})`, 'gu'), NBSP],
	// English writes “25%” without a space.
	[new RegExp(`(?<=(?<![\\p{L}\\p{N}_./:-])[\\d.,]*\\d)(?=(?!%)${CLEAR_UNIT})`, 'gu'), NBSP],
];

const MENDABLE = new RegExp(`[\\d"'§]|^(?:\\s|${CLEAR_UNIT})|[\\s-]$`, 'u');

/** Whether a text may hold anything for a rule, alone or with its neighbours in the paragraph. Most sentences do not. */
export const isMendable = (text: string): boolean => MENDABLE.test(text);

/** “…”, inside of them ‘…’; apostrophes are ’. */
const QUOTES: QuoteStyle = {
	double: ['“', '”'],
	single: ['‘', '’'],
};

/**
 * Mends what English typography decides by rule: no-break spaces (number and unit, §, norms), `×` in measures, the dash of ranges with a unit,
 * the minus sign, straight quotes. The result may be longer than the text. Cases that only a person can decide stay as they are.
 * @param before the characters that stand before the text in the same paragraph, when there are any; `after` those behind it.
 */
export function mendTypography(text: string, before = '', after = ''): string {
	// Quotes first: a minus stands behind one that opens.
	const quoted = mendQuotes(before + text, after, QUOTES);
	return mendByRules(quoted.slice(before.length), [quoted.slice(0, before.length), after], RULES);
}
