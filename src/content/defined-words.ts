import type { Root, RootContent } from 'mdast';
import type { DefinedWords } from '#schema/term.ts';
import { readableTree } from './markdown/parse.ts';
import { plainText } from './markdown/plain-text.ts';
import type { Source } from './markdown/source.ts';

/** A word with a section of its own in a doc. */
export interface DefinedWord {
	/** Id of the heading. */
	anchor: string;
	/** The heading. */
	title: string;
	/** The first sentence of the section, plain text. */
	short: string;
	forms: string[];
	except: string[];
}

/** Finds the sections in which a doc defines words. `missing` has the ids for which there is no heading with a sentence below it. */
export function definedWords(source: Pick<Source, 'body' | 'format'>, wanted: DefinedWords): { words: DefinedWord[]; missing: string[] } {
	const ids = Object.keys(wanted);
	if (ids.length === 0) return { words: [], missing: [] };
	const { children } = readableTree(source) as Root;
	const words = Object.entries(wanted).flatMap(([anchor, config]): DefinedWord[] => {
		const at = children.findIndex((node) => idOfHeading(node) === anchor);
		const [heading, text] = children.slice(at, at + 2);
		if (at === -1 || heading === undefined || text?.type !== 'paragraph') return [];
		const [short = ''] = plainText(text).split(SENTENCE_END);
		return [{ anchor, title: plainText(heading), short, ...config }];
	});
	return { words, missing: ids.filter((id) => !words.some(({ anchor }) => anchor === id)) };
}

/** Between two sentences. A point after a single letter (`z. B.`) or a short number (`3. Mai`) ends none. */
const SENTENCE_END = /(?<=[.!?]["“”’»)]?)(?<!(?:^|[\s.(/])(?:\p{L}|\d{1,2})\.)\s+(?=["„“»(]?\p{Lu})/u;

const idOfHeading = (node: RootContent): unknown =>
	node.type === 'heading' ? (node.data as { hProperties?: { id?: unknown } } | undefined)?.hProperties?.id : undefined;
