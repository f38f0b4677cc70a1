import { type MendingRule, mendByRules } from '#text/mend-by-rules.ts';
import { mendQuotes, type QuoteStyle } from '#text/mend-quotes.ts';
import { CLEAR_UNIT, UNIT } from '#text/units.ts';

const NBSP = '\u00a0';

/** The parts of an abbreviation, without the last one. */
const ABBREVIATED = '(?:z|d|u|o|s|v|i|m)';

/** Words before a number that is a name, so that a dash in it does not mark a range. */
const NAMED_BY_NUMBER = '(?<![\\p{L}\\p{N}-])(?:Nr\\.|Abs\\.|Art\\.|DIN|EN|ISO|IEC|VDI|WCAG|RFC)';

/** Further words with a number of their own, which may have a letter behind it: „Raum 1-2 L“. They keep no space to it, so a line may end there. */
const NUMBERED = '(?<!\\p{L})(?:Raum|Raums|Räume|Zimmer|Halle|Haus|Gebäude|Tor|Typ|Typs|Modell|Modells|Version|Variante|Serie|VDE)';

const RULES: readonly MendingRule[] = [
	// Abbreviations of two or three letters, with or without their space: „z.B.“, „d. h.“, „i. d. R.“
	[new RegExp(`(?<=(?<![\\p{L}\\p{N}.])(?:${ABBREVIATED}\\.[ \t\n\u00a0]*)*${ABBREVIATED}\\.)[ \t\n]*(?=(?:B|h|a|U|Ä|o|T|W|E|d)\\.)`, 'gu'), NBSP],
	[/(?<=(?<![\p{L}\p{N}.])i\.[\u00a0 ]d\.)[ \t\n]*(?=R\.)/gu, NBSP],
	// Signs that belong to the number after them: „§ 34“, „DIN 862“, „Nr. 6“, „DIN EN ISO 3650“
	[/(?<=§)[ \t\n]*(?=\d)/gu, NBSP],
	[new RegExp(`(?<=${NAMED_BY_NUMBER})[ \t\n]+(?=\\d)`, 'gu'), NBSP],
	[/(?<=(?<![\p{L}\p{N}-])DIN)[ \t\n]+(?=(?:EN|ISO|VDE)(?![\p{L}\p{N}-]))/gu, NBSP],
	// What is left out belongs to the word before it: „nicht zur Maske …“
	[/(?<=[\p{L}\p{N}])[ \t\n]+(?=…)/gu, NBSP],
	// A quantity keeps its value: „k = 2“, „U = 0,40 N·m“
	[/(?<=(?<![\p{L}\p{N}_])\p{L})[ \t\n]+(?==[ \t\n\u00a0]+[-−]?\d)/gu, NBSP],
	[/(?<=(?<![\p{L}\p{N}_])\p{L}[ \u00a0]=)[ \t\n]+(?=[-−]?\d)/gu, NBSP],
	// Measures: „100 x 70 mm“ first, so that the units below find their number. 0x1F is none.
	[new RegExp(`(?<=\\d)[ \t\n\u00a0]*x[ \t\n\u00a0]*(?=\\d+(?:,\\d+)?(?:[ \t\n\u00a0]+${UNIT}|${CLEAR_UNIT}))`, 'gu'), `${NBSP}×${NBSP}`],
	[/(?<=\d)[ \t\n\u00a0]+x[ \t\n\u00a0]+(?=\d)/gu, `${NBSP}×${NBSP}`],
	[/(?<=\d)[ \t\n]+×[ \t\n]+(?=\d)/gu, `${NBSP}×${NBSP}`],
	[
		new RegExp(
			`(?<=(?<![\\p{L}\\p{N}.,:/-])\\d+(?:,\\d+)?)(?<!(?:${NAMED_BY_NUMBER}|${NUMBERED})[ \t\n\u00a0]+\\d+)-(?=\\d+(?:,\\d+)?[ \t\n\u00a0]*${UNIT})`,
			'gu',
		),
		'–',
	],
	[new RegExp(`(?<=^|[\\s([„‚≥≤<>=±])-(?=\\d+(?:,\\d+)?(?:${CLEAR_UNIT}|(?![\\p{L}\\p{N}_-]|,\\d)))`, 'gu'), '−'],
	[new RegExp(`(?<=\\d)[ \t\n]+(?=${UNIT})`, 'gu'), NBSP],
	[new RegExp(`(?<=(?<![\\p{L}\\p{N}_./:-])[\\d.,]*\\d)(?=${CLEAR_UNIT})`, 'gu'), NBSP],
	[/(?<=%)[ \t\n]+(?=rF(?!\p{L}))/gu, NBSP],
];

const MENDABLE = new RegExp(`[\\d"'§…%]|DIN|(?<!\\p{L})\\p{L}\\.|^(?:\\s|${CLEAR_UNIT})|[\\s-]$`, 'u');

/** Whether a text may hold anything for a rule, alone or with its neighbours in the paragraph. Most sentences do not. */
export const isMendable = (text: string): boolean => MENDABLE.test(text);

/** „…“, inside of them ‚…‘; apostrophes are ’. */
const QUOTES: QuoteStyle = {
	double: ['„', '“'],
	single: ['‚', '‘'],
};

/**
 * Mends what German typography decides by rule: no-break spaces (number and unit, §, norms, abbreviations), `×` in measures, the dash
 * of ranges with a unit, the minus sign, straight quotes. The result may be longer than the text. Cases that only a person can decide stay as they are.
 * @param before the characters that stand before the text in the same paragraph, when there are any; `after` those behind it.
 */
export function mendTypography(text: string, before = '', after = ''): string {
	// Quotes first: a minus stands behind one that opens.
	const quoted = mendQuotes(before + text, after, QUOTES);
	return mendByRules(quoted.slice(before.length), [quoted.slice(0, before.length), after], RULES);
}
