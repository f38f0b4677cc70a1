import type { DescribedFact, FactScope } from './fact.ts';
import { textOf } from './resolve.ts';

/** A fact for each sentence of a description. */
export const describe = (pointer: string, scope: FactScope, description: unknown): DescribedFact[] =>
	sentences(textOf(description)).map((line) => ({ pointer, kind: 'description', scope, beside: undefined, words: [line] }));

/** A fact for each text that is there, by its kind. */
export function textFacts(pointer: string, scope: FactScope, texts: Readonly<Record<string, unknown>>): DescribedFact[] {
	return Object.entries(texts).flatMap(([kind, value]) => {
		const words = textOf(value);
		return words === undefined ? [] : [{ pointer, kind, scope, beside: undefined, words: [words] }];
	});
}

/** Pieces of a Markdown text that must stand on the page: its lines without syntax. Raw HTML and tables are taken word by word elsewhere. */
export function sentences(markdown: string | undefined): string[] {
	if (markdown === undefined) return [];
	return (
		markdown
			.replace(/<!--[\s\S]*?-->/g, '')
			.replace(/<(script|style)[\s\S]*?<\/\1>/gi, '')
			.replace(/!\[([^\]]*)\]\([^)]*\)/g, '')
			.replace(/\[((?:[^\][]|\[[^\]]*\])+)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
			// `[a][b]` is a link only where `b` is defined; otherwise it is an index.
			.replace(/\[([^\][]+)\]\[([^\]]*)\]/g, (whole, text: string, name: string) => (markdown.includes(`[${name || text}]:`) ? text : whole))
			.replace(/^\s*\[[^\]]+\]:.*$/gm, '')
			.replace(/^\s*(```|~~~).*$/gm, '')
			.replace(/<[^<>]+>/g, '\n')
			.replace(/&(?:[a-z#0-9]+;|(?:quot|amp|lt|gt)\b)/gi, '\n')
			.split(/\n|\|/)
			.map((line) => line.replace(/^\s*(?:>\s*)*(?:[-*+]|\d+[.)])?\s+/, '').trim())
			// A box to tick is drawn as a symbol, and of the line that opens a box its title is left.
			.map((line) =>
				line
					.replace(/^\[[ x]\] /i, '')
					.replace(/^:{3,}\s*\w*\s*(?:\[(.*)\])?/, '$1')
					.trim(),
			)
			.filter((line) => /[\p{L}\p{N}]/u.test(line))
	);
}
