import { Parser } from 'htmlparser2';

export interface HtmlElement {
	tag: string;
	attributes: Readonly<Record<string, string>>;
	/** Whether it lies in the part that a writer wrote (`data-article-body`). */
	inArticle: boolean;
	/** Text of all it holds. */
	text: string;
}

/** Every element of a page in document order. Scripts and styles hold no text. */
export function readElements(html: string): HtmlElement[] {
	const elements: HtmlElement[] = [];
	const open: HtmlElement[] = [];
	const parser = new Parser({
		onopentag(tag, attributes) {
			const inArticle = (open.at(-1)?.inArticle ?? false) || 'data-article-body' in attributes;
			const element = { tag, attributes, inArticle, text: '' };
			elements.push(element);
			open.push(element);
		},
		ontext(text) {
			if (['script', 'style'].includes(open.at(-1)?.tag ?? '')) return;
			for (const element of open) element.text += text;
		},
		onclosetag() {
			open.pop();
		},
	});
	parser.end(html);
	return elements;
}

const SPOKEN = new Set(['title', 'alt', 'placeholder', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder']);

/** What a reader reads or hears in what the program itself draws around texts and code: pieces of text, and attributes that are spoken or shown. */
export function chromeTexts(html: string): string[] {
	const texts: string[] = [];
	let skipped = 0;
	const parser = new Parser({
		onopentag(tag, attributes) {
			if (skipped > 0 || /^(script|style|code|pre)$/.test(tag) || 'data-article-body' in attributes) skipped++;
			if (skipped > 0) return;
			for (const [name, value] of Object.entries(attributes)) {
				if (SPOKEN.has(name)) texts.push(value);
			}
		},
		ontext(text) {
			if (skipped === 0 && text.trim() !== '') texts.push(text.trim());
		},
		onclosetag() {
			if (skipped > 0) skipped--;
		},
	});
	parser.end(html);
	return texts;
}

/** A page without the text of a writer: the parts that the site adds to every page. */
export function withoutArticle(html: string): string {
	let depth = 0;
	let start: number | undefined;
	let end: number | undefined;
	const parser = new Parser({
		onopentag(_, attributes) {
			if (start !== undefined) depth++;
			else if ('data-article-body' in attributes) start = parser.endIndex + 1;
		},
		onclosetag() {
			if (start === undefined || end !== undefined) return;
			if (depth === 0) end = parser.startIndex;
			else depth--;
		},
	});
	parser.end(html);
	return start === undefined ? html : html.slice(0, start) + html.slice(end);
}
