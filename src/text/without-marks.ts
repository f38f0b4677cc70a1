/** Stands for a piece of text whose marks are meant as they are: its number between private-use characters that no text holds. */
const KEPT_PIECE = /\uE000(\d+)\uE001/g;

/** Removes the marks from the Markdown of one block with regular expressions: for the browser, which has no parser. Elsewhere `#content/markdown/plain-text.ts` reads the tree. */
export function withoutMarks(markdown: string): string {
	const kept: string[] = [];
	const keep = (text: string) => `\uE000${kept.push(text) - 1}\uE001`;
	return (
		markdown
			.replace(/(`+)(.+?)\1|\\[!-/:-@[-`{-~]/g, (mark, _ticks, code?: string) => keep(code?.trim() ?? mark.slice(1)))
			// Boxes: their titles stay.
			.replace(/^ {0,3}:{3,}[ \t]*(?:[a-z]+\b)?[ \t]*(?:\[(.*)\])?/gim, '$1')
			.replace(/^ {0,3}(?:> ?)+(?:\[![a-z]+\])?/gim, '')
			.replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
			.replace(/\[\^[^\]]*\]/g, '')
			.replace(/:[a-z-]+\[([^\]]*)\](?:\{[^}]*\})?/g, '$1')
			.replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
			.replace(/\s*\{#[^}]*\}/g, '')
			.replace(/<\/?[a-z][^>]*>/gi, '')
			.replace(/(\*\*|__|\*|~~)/g, '')
			.replace(/(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/gu, '$1')
			.replace(KEPT_PIECE, (_, index: string) => kept[Number(index)] ?? '')
			.replace(/\s+/g, ' ')
			.trim()
	);
}
