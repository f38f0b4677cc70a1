import { lineOfOffset } from '#text/line-of-offset.ts';

/** What a piece of a passage is besides running text. */
export type SpanKind = 'code' | 'emphasis' | 'kbd' | 'link' | 'sample' | 'status' | 'strong';

/** A marked piece of a passage. Spans may nest. */
export interface MarkedSpan {
	kind: SpanKind;
	/** Offsets in the text of the passage, end exclusive. */
	start: number;
	end: number;
	/** What a sample is compared with; samples only. */
	of?: string;
}

/** One block of text as a reader sees it: a paragraph, a heading, a cell, a setting. */
export interface Passage {
	kind: 'attribute' | 'box-title' | 'cell' | 'front-matter' | 'heading' | 'paragraph' | 'setting';
	/** Text without Markdown's marks; a line break of the source is a line break here. */
	text: string;
	spans: MarkedSpan[];
	/** Offsets at which a known line of the file begins, in order; the first is 0. Lines are 1-based. */
	lines: { offset: number; line: number }[];
	/** Headings only: how many `#` it has, 1 to 6. */
	level?: number;
	/** Cells only: the text of the first cell of their row. */
	rowHead?: string;
}

/** Steps that lead to a result (`:::task`). */
export interface Task {
	line: number;
	hasSteps: boolean;
	/** Number of the first step, when it is not 1. */
	firstStep: number | undefined;
	hasResult: boolean;
	/** The paragraphs of each step, those of lists in it among them. */
	steps: Passage[][];
	/** The last paragraph. */
	result: Passage | undefined;
}

/** A Markdown file of the site, or another file with texts, as the checks see it. */
export interface SourcePage {
	/** Path relative to the site root. */
	file: string;
	/** Folder of the blog that it is a post of. */
	blog?: string | undefined;
	title: string | undefined;
	/** Words that must not stand for the term that the page explains. */
	forbidden: string[];
	passages: Passage[];
	/** Boxes such as `:::note`, by name, in order. */
	boxes: { name: string; line: number }[];
	tasks: Task[];
	/** What stands in the boxes „Wer darf das?“. */
	who: Passage[];
	/** Components by the name that the page gives them, with the texts that they are given. */
	components: { name: string; line: number; values: { key: string; value: string }[] }[];
	/** Code blocks: the language they name, what stands behind it, their text and its first line, the fence that opened them (none when they are indented), and whether it closes them. */
	codes: { language: string | undefined; meta: string; text: string; line: number; fence: string | undefined; isClosed: boolean }[];
	/** Search words that writers list; an entry may have several words. `isOurs`: the site's own word, for which the others stand. */
	searchWords: { text: string; line: number; isOurs?: boolean }[];
	/** Keys of the front matter, in order. */
	keys: { name: string; line: number }[];
	/** Boxes that nothing closes, and the line at which their end is probably missing. */
	openBoxes: { name: string; line: number; end: number | undefined }[];
	/** Whether the page has the marker `truncate`, which ends the part shown in lists. */
	isCut: boolean;
	/** Ids that headings are given, and the text of the heading. */
	anchors: { id: string; line: number; heading: string }[];
	/** Elements by a name in small letters; what stands in a drawing or formula is left out. */
	elements: { name: string; line: number }[];
	/** Sets of tabs: the value of each tab. */
	tabs: { value: string; line: number }[][];
	/** Rows of tables: their cells, the columns of the head, and the line of that head. */
	rows: { cells: number; columns: number; line: number; head: number }[];
}

/** An empty page, to be filled while its tree is read. */
export const emptyPage = () => ({ boxes: [], tasks: [], who: [], components: [], codes: [], anchors: [], elements: [], rows: [], tabs: [], searchWords: [] });

/** A file of which only the running text matters. */
export const pageOfPassages = (file: string, passages: Passage[]): SourcePage => ({
	...emptyPage(),
	file,
	title: undefined,
	forbidden: [],
	keys: [],
	openBoxes: [],
	isCut: false,
	passages,
});

/** What is bold in a passage, in order, with its offsets. */
export const boldIn = ({ text, spans }: Passage): { label: string; start: number; end: number }[] =>
	spans.flatMap(({ kind, start, end }) => (kind === 'strong' ? [{ label: text.slice(start, end).replace(/\s+/g, ' ').trim(), start, end }] : []));

/** A label without the stop of the sentence that was set bold with it. */
export const withoutStop = (label: string): string => label.replace(/[.,;:!]$/, '');

/** 1-based line of the file on which the character at `offset` of a passage stands. */
export function lineAt({ text, lines }: Passage, offset: number): number {
	const known = lines.findLast((entry) => entry.offset <= offset) ?? { offset: 0, line: 1 };
	return known.line + lineOfOffset(text.slice(known.offset), offset - known.offset) - 1;
}

/** Stands for a character that a check must not look at. It is neither letter, digit nor space. */
export const MASK = '\ufffc';

/** The text of a passage with spans of these kinds masked: as long as before, so that offsets stay what they are. */
export function masked({ text, spans }: Passage, kinds: readonly SpanKind[]): string {
	return spans
		.filter(({ kind }) => kinds.includes(kind))
		.reduce((result, { start, end }) => result.slice(0, start) + MASK.repeat(end - start) + result.slice(end), text);
}

/** Quotation marks as they are set, and straight ones, which typography sets; not signs for inches. */
const QUOTE = /„[^“”]*[“”]|“[^”]*”|»[^«]*«|(?<![\p{L}\p{N}])"[^"]*"(?![\p{L}\p{N}])/gu;

/** A text with everything in quotation marks masked: what is quoted is somebody else's wording. */
export const withoutQuotes = (text: string): string => text.replace(QUOTE, (quote) => MASK.repeat(quote.length));

/** A text with addresses masked (`https://…`, `a@b.c`, `app.example.com`). */
export const withoutAddresses = (text: string): string =>
	text.replace(/https?:\/\/\S+|\S+@\S+\.\w+|(?:[a-z0-9-]+\.)+(?:com|de|org|net|md|mdx)(?![\p{L}\p{N}])\S*/gu, (address) => MASK.repeat(address.length));
