/** Stands for a piece of text whose marks are meant as they are: its number between private-use characters that no text holds. */
const KEPT = /\uE000(\d+)\uE001/g;

/** Markdown of one block without its marks: what a person would read aloud. */
export function plainText(markdown: string): string {
	const kept: string[] = [];
	const keep = (text: string) => `\uE000${kept.push(text) - 1}\uE001`;
	return markdown
		.replace(/(`+)(.+?)\1|\\([!-/:-@[-`{-~])/g, (_, _ticks, code?: string, escaped?: string) => keep(code?.trim() ?? escaped ?? ''))
		.replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/\[\^[^\]]*\]/g, '')
		.replace(/:[a-z-]+\[([^\]]*)\](?:\{[^}]*\})?/g, '$1')
		.replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
		.replace(/\s*\{#[^}]*\}/g, '')
		.replace(/<\/?[a-z][^>]*>/gi, '')
		.replace(/(\*\*|__|\*|~~)/g, '')
		.replace(/(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/gu, '$1')
		.replace(KEPT, (_, index: string) => kept[Number(index)] ?? '')
		.replace(/\s+/g, ' ')
		.trim();
}

/** Begins a block that is no paragraph: heading, list, quote, box, table, HTML, code, import, definition, rule; or a picture alone. */
const NO_PARAGRAPH = /^(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|:::|\||<\/?[a-z!]|```|~~~|import\s|export\s|\{|\[[^\]]+\]:|[-*_]{3,}$|!\[[^\]]*\]\([^)]*\)$)/i;

/** The first paragraph of a Markdown body as plain text, or `undefined` when it has none. */
export function firstParagraph(body: string): string | undefined {
	const blocks = body
		.replace(/<!--[\s\S]*?-->/g, '')
		.replace(/^ {0,3}(```+|~~~+)[^\n]*\n[\s\S]*?^ {0,3}\1[^\n]*$/gm, '')
		.split(/\r?\n\s*\r?\n/);
	const paragraph = blocks.map((block) => block.trim()).find((block) => block !== '' && !NO_PARAGRAPH.test(block));
	return paragraph === undefined ? undefined : plainText(paragraph);
}

const TITLE = /^\s*#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*(?:\r?\n|$)/;

/** Title of a body that opens with a heading of level 1 (its text without marks), else `undefined`. */
export function contentTitle(body: string): string | undefined {
	const heading = TITLE.exec(body.replace(/^(?:\s*<!--[\s\S]*?-->|\s*import\s[^\n]*\n)+/, ''))?.[1];
	return heading === undefined ? undefined : plainText(heading);
}
