/** Markdown of one block without its marks: what a person would read aloud. */
export function plainText(markdown: string): string {
	return markdown
		.replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/:[a-z-]+\[([^\]]*)\](?:\{[^}]*\})?/g, '$1')
		.replace(/\s*\{#[^}]*\}/g, '')
		.replace(/<[^>]+>/g, '')
		.replace(/`([^`]*)`/g, '$1')
		.replace(/(\*\*|__|\*|~~)/g, '')
		.replace(/\s+/g, ' ')
		.trim();
}

/** The first paragraph of a Markdown body as plain text, or `undefined` when it has none. */
export function firstParagraph(body: string): string | undefined {
	const blocks = body.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n\s*\r?\n/);
	const paragraph = blocks.map((block) => block.trim()).find((block) => /^[\p{L}\p{N}„"*_`[]/u.test(block) && !/^(import|export)\s/.test(block));
	return paragraph === undefined ? undefined : plainText(paragraph);
}

const TITLE = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/;

/** Title of a body that opens with a heading of level 1 (its text without marks), else `undefined`. */
export function contentTitle(body: string): string | undefined {
	const heading = TITLE.exec(body.replace(/^(?:\s*<!--[\s\S]*?-->|\s*import\s[^\n]*\n)+/, ''))?.[1];
	return heading === undefined ? undefined : plainText(heading);
}
