import { jsonTokens } from '#text/json-tokens.ts';
import { TOKEN_MARKS } from './short-marks.ts';

/** Colours JSON: keys as keywords, texts, everything else as constants. Examples are most of the code of a reference, and a grammar takes fifty times as long to say the same. */
export function highlightJson(json: string): string {
	return jsonTokens(json)
		.map(({ kind, text }) => (kind === undefined ? escapeText(text) : `<${TOKEN_MARKS[kind]}>${escapeText(text)}</${TOKEN_MARKS[kind]}>`))
		.join('');
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
