/**
 * Prefixes of the SI that stand before its units. Rarer ones would make words: `at` and `das` of tonne and second, `Es` and `EN` of second and newton.
 * Micro is written in two ways (U+00B5, U+03BC).
 */
const PREFIX = '[TGMkhdcm\u00b5\u03bcnpf]';

/** Units of the SI, and those used beside it with its prefixes. Ohm is written in two ways (U+03A9, U+2126). A word such as „Monate“ is no symbol. */
const WITH_PREFIX = 'N·m|Nm|mol|rad|bar|var|[bB]it|kat|eV|VA|Wh|Ah|Hz|Pa|Wb|Bq|Gy|Sv|lm|lx|cd|sr|[mgsAKNJWCVF\u03a9\u2126STHLlBt]';

/** Units that stand as they are; „d. h.“ is no day. */
const ALONE =
	'daN|PB|EB|PJ|EJ|[KMGT]iB|°[CF]?|% rF|%|‰|pp[mb]|dB[Am]|min|rpm|h|d(?!\\.\\s?h\\.)|ha|PS|psi|mmHg|mph|Å|Uhr|€|EUR|\\$|USD|£|GBP|CHF|dpi|ppi|px|pt';

/** Those that mean nothing else when they touch a number (`25mm`); others may be part of a name (`20 H7`, `5s`). */
const CLEAR =
	'[cdkm\u00b5\u03bcn]m|[km\u00b5\u03bc]g|k?N·m|kN|°C|%|[kMGT]B|[kMG]?Hz|€|dpi|[mk]V|[m\u00b5\u03bc]A|mbar|[hkM]Pa|[kM]Wh?|m[lL]|[cdh]l|dB|[m\u00b5\u03bc]Sv';

/** `m²`, `min⁻¹` */
const POWER = '(?:⁻?[¹²³⁴])?';

/** Pattern of a unit that ends where its symbol ends: `5 mm`, not `5 mmx`. Source text of a regular expression with the flag `u`. */
export const UNIT = `(?:${PREFIX}?(?:${WITH_PREFIX})|${ALONE})${POWER}(?![\\p{L}\\p{N}°%])`;

/** Pattern of a unit that may touch its number by mistake. */
export const CLEAR_UNIT = `(?:${CLEAR})${POWER}(?![\\p{L}\\p{N}])`;
