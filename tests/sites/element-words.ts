import { fromHtml } from 'hast-util-from-html';

type Node = ReturnType<typeof fromHtml> | ReturnType<typeof fromHtml>['children'][number];

/** Runs of letters and digits. Hints for breaks of a line are no part of a word. */
export const wordsOf = (text: string): string[] => text.replace(/[\u00AD\u200B\u2060]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a page as they stand in its elements, read by the parser of the HTML standard. Chances to break a line and indices part no word. */
export function wordsOfElements(html: string): string[] {
	const found: string[] = [];
	const read = (node: Node) => {
		if (node.type === 'text') found.push(...wordsOf(node.value));
		else if ('children' in node) for (const child of node.children) read(child);
	};
	read(fromHtml(html.replace(/<\/?(?:wbr|sub|sup)\/?>/g, '')));
	return found;
}
