/** Longest text that is shown in full, in letters: about six lines. */
const SHORT = 420;

/** Letters that leading paragraphs may have together. */
const BEGINNING = 340;

/** What a reader must not miss: the boxes of `note.css`. */
const BOX_START = /<(?:aside|blockquote)\b|class="note/;

/**
 * Parts a rendered text after its first paragraphs.
 * @param html complete blocks.
 * @returns `rest` is empty where the text is short, has a box, or does not begin with a paragraph.
 */
export function splitLead(html: string): { beginning: string; rest: string } {
	const whole = { beginning: html, rest: '' };
	if (lettersOf(html) <= SHORT || BOX_START.test(html)) return whole;
	let end = 0;
	for (const match of html.matchAll(/\s*<p>.*?<\/p>\s*/gs)) {
		const next = match.index + match[0].length;
		if (match.index !== end || (end > 0 && lettersOf(html.slice(0, next)) > BEGINNING)) break;
		end = next;
	}
	return end === 0 ? whole : { beginning: html.slice(0, end).trim(), rest: html.slice(end) };
}

const lettersOf = (html: string) => html.replace(/<[^>]*>/g, '').length;
