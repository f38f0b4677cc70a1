import { posix } from 'node:path';
import type { Root } from 'mdast';

/** A text that a page imports. */
interface ImportedPart {
	/** Its name as a component in the page; `undefined` if the page imports something else from it. */
	name: string | undefined;
	/** Path relative to the site root. */
	file: string;
}

const IMPORTED_TEXT = /(?:\bimport\s+(\w+)\s+)?\bfrom\s*['"](\.{1,2}\/[^'"]+\.mdx?)['"]/g;

/** The texts that a page imports (`import Part from './_part.mdx'`), in order. `file` is the page itself, relative to the site root. */
export const importedParts = ({ children }: Root, file: string): ImportedPart[] =>
	children.flatMap((node) =>
		node.type === 'mdxjsEsm'
			? Array.from(node.value.matchAll(IMPORTED_TEXT), ([, name, path = '']) => ({ name, file: posix.join(posix.dirname(file), path) }))
			: [],
	);
