import type { Root, RootContent } from 'mdast';
import { CODE_PATTERN } from './markdown/code-pattern.ts';
import { type Conventions, OWN_CONVENTIONS } from './markdown/conventions.ts';
import { parseForeign, readableTree } from './markdown/parse.ts';
import { plainText } from './markdown/plain-text.ts';
import type { Source } from './markdown/source.ts';

/** As much of a text as is looked at first: most have their title and a paragraph in it, and parsing the rest is most of the work. */
const OPENING = 3000;

/** Title of a body that opens with a heading of level 1 (its text without marks), else `undefined`. Imports and comments may stand before it. */
export function contentTitle(source: Pick<Source, 'body' | 'format'>): string | undefined {
	if (!/^ {0,3}(?:#[ \t]|=+[ \t]*$)/m.test(source.body)) return undefined;
	const firstShown = (body: string) => readableTree({ ...source, body }).children.find((node) => !showsNothing(node));
	// A long comment may be all that the beginning holds.
	const first = firstShown(openingOf(source.body)) ?? firstShown(source.body);
	return first?.type === 'heading' && first.depth === 1 ? plainText(first) : undefined;
}

/** The first paragraph of a body as plain text, or `undefined` when it has none. Names of emoji are left out, as Docusaurus does it. */
export function firstParagraph(source: Pick<Source, 'body' | 'format'>, { emoji }: Pick<Conventions, 'emoji'> = OWN_CONVENTIONS): string | undefined {
	const opening = openingOf(source.body);
	const atStart = opening === source.body ? undefined : paragraphIn(readableTree({ ...source, body: withDefinitions(opening, source.body) }));
	const found = atStart ?? paragraphIn(readableTree(source));
	return emoji ? found?.replace(NAMED_EMOJI, '').trim() || undefined : found;
}

const NAMED_EMOJI = /(?:\s|(?<![\w:/])):[+\-\w]+:(?!\w)/g;

/** The first paragraph at the start of a text of an API description as plain text, or `undefined` when it has none. */
export function foreignLead(text: string): string | undefined {
	return paragraphIn(parseForeign(withDefinitions(openingOf(text), text)));
}

/** The beginning of a text up to the end of a block. */
function openingOf(text: string): string {
	if (text.length <= OPENING) return text;
	const end = text.slice(OPENING).search(/\r?\n[ \t]*\r?\n/);
	return end === -1 ? text : text.slice(0, OPENING + end);
}

const CODE_OR_DEFINITION = new RegExp([CODE_PATTERN, String.raw`^(?<definition> {0,3}\[[^\]\n]+\]:[^\n]*)$`].join('|'), 'gm');

/** The beginning of a text with the addresses and footnotes behind it that it may refer to. */
export const withDefinitions = (opening: string, text: string) =>
	[opening, ...[...text.slice(opening.length).matchAll(CODE_OR_DEFINITION)].flatMap(({ groups }) => groups?.['definition'] ?? [])].join('\n\n');

const showsNothing = (node: RootContent) =>
	node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || (node.type === 'html' && /^\s*<!--/.test(node.value));

/** A picture alone is no paragraph to quote, neither is a note of MDX in a file that failed to parse. */
function paragraphIn({ children }: Root): string | undefined {
	for (const node of children) {
		if (node.type !== 'paragraph' || node.children.every((child) => child.type === 'image' || child.type === 'html')) continue;
		const text = plainText(node);
		if (text !== '' && !/^(?:import|export)\s/.test(text)) return text;
	}
	return undefined;
}
