import { posix } from 'node:path';
import { CODE_PATTERN } from '#content/markdown/code-pattern.ts';
import { percentDecoded } from '#text/percent-decoded.ts';

/** Matches a path with `../` in a place where texts may have paths, and code, in which paths are not changed. */
const UPWARD = new RegExp(String.raw`${CODE_PATTERN}|(?<=[\s("'<=])(?<path>(?:\.\.\/)+[^\s()"'<>#?]+)`, 'gm');

/** How a module may be named without its ending. */
const CODE_ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js'];

interface Move {
	/** Paths of the text and of its copy, relative to the root. */
	file: string;
	copy: string;
	/** The folder that is copied as a whole: paths within it stay. */
	folder: string;
	/** Whether there is a file at a path relative to the root. */
	exists: (path: string) => boolean;
}

/** A text for its copy in another folder: paths of links, pictures and imports that lead out of the copied folder are adapted. */
export function movedText(text: string, { file, copy, folder, exists }: Move): string {
	const back = posix.relative(posix.dirname(copy), posix.dirname(file));
	return text.replace(UPWARD, (all, ...rest) => {
		const { path } = rest.at(-1) as { path?: string };
		if (path === undefined) return all;
		const target = posix.join(posix.dirname(file), percentDecoded(path));
		const leaves = !target.startsWith(`${folder}/`) && CODE_ENDINGS.some((ending) => exists(target + ending));
		return leaves ? posix.join(back, path) : all;
	});
}
