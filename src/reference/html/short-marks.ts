/** Elements without a meaning of their own for the commonest kinds of tokens. Styled in `api-code.css`. */
const ELEMENTS: Record<string, string> = { s: 'i', w: 'b', k: 'u' };

/**
 * Coloured code with elements of one letter for texts, keywords and constants. The marks of its tokens are a sixth of a large reference as written
 * by the highlighter, and a fourteenth so.
 */
export function shortMarks(html: string): string {
	return html.replace(/<span class="t([swk])">([^<]*)<\/span>/g, (_, kind: string, text: string) => `<${ELEMENTS[kind]}>${text}</${ELEMENTS[kind]}>`);
}
