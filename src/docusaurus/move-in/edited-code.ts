import { parseSync } from 'rolldown/utils';
import { isNode, type Node, partNodes } from '#content/syntax-node.ts';

/** What stands in place of a piece of code, by offsets. */
export interface CodeEdit {
	start: number;
	end: number;
	text: string;
}

type CodeKind = NonNullable<Parameters<typeof parseSync>[2]>;

/** All nodes of code, those around others first; `undefined` where it cannot be read. */
export function nodesOfCode(code: string, kind: CodeKind): Node[] | undefined {
	const { program, errors } = parseSync('code', code, kind);
	if (errors.length > 0 || !isNode(program)) return undefined;
	const found: Node[] = [program];
	// The list grows while it is walked.
	for (const node of found) found.push(...partNodes(node));
	return found;
}

/** Code after edits that do not overlap. */
export const editedCode = (code: string, edits: readonly CodeEdit[]): string =>
	edits
		.toSorted((one, other) => other.start - one.start)
		.reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
