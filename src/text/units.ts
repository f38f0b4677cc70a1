import { escapePattern } from './escape-pattern.ts';

/** Signs of units that stand after a number. A word such as „Monate“ is no sign. */
const SIGNS =
	'mm²|mm|cm|km|µm|nm|m²|m|kg|mg|g|kN|N·m|N|kPa|hPa|MPa|Pa|mbar|bar|kV|mV|V|mA|A|kΩ|MΩ|Ω|kHz|MHz|Hz|°C|°|K|% rF|%|‰|ms|µs|s|min|h|kB|MB|GB|Uhr|€|EUR|dpi|px|pt|ppm|W|kW|l|ml';

/** Those that mean nothing else when they touch a number (`25mm`); a single letter may be part of a name (`20 H7`, `5s`). */
const CLEAR_SIGNS = 'mm|cm|µm|nm|kg|mg|kN|N·m|°C|%|MB|kB|GB|kHz|MHz|Hz|€|dpi|mV|mA|mbar';

/** The longest first: one sign may begin another. */
const anyOf = (signs: string) =>
	signs
		.split('|')
		.sort((a, b) => b.length - a.length)
		.map(escapePattern)
		.join('|');

/** Pattern of a unit that ends where its sign ends: `5 mm`, not `5 mmx`. Source text of a regular expression with the flag `u`. */
export const UNIT = `(?:${anyOf(SIGNS)})(?![\\p{L}\\p{N}°%])`;

/** Pattern of a unit that may touch its number by mistake. */
export const CLEAR_UNIT = `(?:${anyOf(CLEAR_SIGNS)})(?![\\p{L}\\p{N}])`;
