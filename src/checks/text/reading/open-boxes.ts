import type { MdastNode } from 'satteri';
import { prose } from '#words/prose.ts';

/** A line that may close a box, if it has as many colons as the box. */
const CLOSING = /^[\s>]*(:{3,})[ \t]*$/;

/**
 * The boxes (`:::note`) of a parsed text that no line of at least as many colons closes, with their lines: the parser extends them to the end of the block around them.
 * A line that closes a box also closes the open boxes inside; if both have the same number of colons, it was meant for the inner one.
 * @param lines those of the text.
 */
export function openBoxes(node: Readonly<MdastNode>, lines: readonly string[]): { name: string; line: number; end: number | undefined }[] {
	const within = 'children' in node ? (node.children as readonly MdastNode[]).flatMap((child) => openBoxes(child, lines)) : [];
	return node.type !== 'containerDirective' || isClosed(node, lines)
		? within
		: [{ name: node.name, line: startOf(node), end: missingEnd(node, lines) }, ...within];
}

function isClosed(box: Readonly<MdastNode>, lines: readonly string[]): boolean {
	const end = endOf(box);
	const closing = end > startOf(box) ? (CLOSING.exec(lines[end - 1] ?? '')?.[1]?.length ?? 0) : 0;
	const last = 'children' in box ? box.children.at(-1) : undefined;
	const isMeantForLast = last?.type === 'containerDirective' && endOf(last) === end && colonsOf(last, lines) === colonsOf(box, lines);
	return closing >= colonsOf(box, lines) && !isMeantForLast;
}

/** The line at which an open box should probably end: below the result of a task, or above the next heading or box. */
function missingEnd(box: Readonly<MdastNode>, lines: readonly string[]): number | undefined {
	const children = 'children' in box ? (box.children as readonly MdastNode[]) : [];
	const result = children.find((child) => child.type === 'paragraph' && lines[startOf(child) - 1]?.trimStart().startsWith(prose.result));
	if (result !== undefined) return endOf(result) + 1;
	const next = children.find(({ type }) => type === 'heading' || type === 'containerDirective');
	return next === undefined ? undefined : startOf(next);
}

const startOf = ({ position }: Readonly<MdastNode>) => position?.start.line ?? 1;
const endOf = ({ position }: Readonly<MdastNode>) => position?.end.line ?? 1;
const colonsOf = (box: Readonly<MdastNode>, lines: readonly string[]) => /:{3,}/.exec(lines[startOf(box) - 1] ?? '')?.[0].length ?? 3;
