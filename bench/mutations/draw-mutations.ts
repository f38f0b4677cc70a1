import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOfOffset } from '#text/line-of-offset.ts';
import type { Kind } from './kinds.ts';
import { randomOf, shuffled } from './random.ts';

/** One thing of a site, broken. */
export interface Mutation {
	kind: string;
	/** Relative to the root of the site. */
	file: string;
	/** 1-based line of what is broken. */
	line: number;
	/** Offset in the text of the file, the text there, and its replacement. */
	start: number;
	from: string;
	to: string;
}

export interface DrawOptions {
	count: number;
	seed: number;
	kinds: readonly Kind[];
}

/**
 * Draws `count` mutations of the files (relative to `root`), the same ones for the same seed: equally many of each kind, as far as the files have things of it.
 * Each thing is broken once at most.
 */
export function drawMutations(root: string, files: readonly string[], { count, seed, kinds }: DrawOptions): Mutation[] {
	const random = randomOf(seed);
	const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
	const queues = kinds.map(({ name, files: pattern, breaks }) => {
		const fitting = texts.filter(({ file }) => pattern.test(file));
		const found = fitting.flatMap(({ file, text }) =>
			breaks(text, random).map(
				({ start, end, to }): Mutation => ({ kind: name, file, line: lineOfOffset(text, start), start, from: text.slice(start, end), to }),
			),
		);
		return shuffled(found, random);
	});
	const drawn: Mutation[] = [];
	while (drawn.length < count && queues.some(({ length }) => length > 0)) {
		for (const queue of queues) {
			const next = drawn.length < count ? queue.pop() : undefined;
			if (next !== undefined) drawn.push(next);
		}
	}
	return drawn;
}

/** A text with mutations of it, which must not overlap. */
export const withMutations = (text: string, mutations: readonly Mutation[]): string =>
	mutations.toSorted((a, b) => b.start - a.start).reduce((so, { start, from, to }) => so.slice(0, start) + to + so.slice(start + from.length), text);
