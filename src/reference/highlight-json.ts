import { jsonTokens } from '#text/json-tokens.ts';

/**
 * Colours JSON with the classes of code blocks: keys `tw`, texts `ts`, everything else `tk`. Examples are most of the code of a reference, and
 * a grammar takes fifty times as long to say the same.
 */
export function highlightJson(json: string): string {
	return jsonTokens(json)
		.map(({ kind, text }) => (kind === undefined ? escapeText(text) : `<span class="${kind}">${escapeText(text)}</span>`))
		.join('');
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
