import { asUnix, readDamagedText } from '#content/files/read-text.ts';
import type { Problem } from '#schema/problem.ts';
import { codePageText, isCodePage } from './code-page.ts';

/** A Markdown file in its two parts. Whatever is found in one of them stands on the same line and at the same offset of the file. */
export interface Source {
	/** Path relative to the site root, with forward slashes. */
	file: string;
	/** Whether the file may hold components; everything else of the language is the same in both. */
	format: 'md' | 'mdx';
	/** The front matter without its fences; it begins on line 2 of the file. Empty when there is none. */
	yaml: string;
	/** The whole file with the front matter blanked. */
	body: string;
	/** What of the file is no text, and is read as U+FFFD. */
	damage?: Problem;
}

/** Which files may hold components: all, none, or those that end in `.mdx`. */
export type Format = 'mdx' | 'md' | 'detect';

/** The fence at the end may be longer: programs that translate texts take its key for a heading and underline it. */
const FRONT_MATTER = /^\ufeff?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?-{3,}[ \t]*(?:\r?\n|$)/;

/** A head that nothing closes: the fence, and a key below it. */
const OPEN_HEAD = /^\ufeff?---[ \t]*\r?\n[\w-]+:(?:[ \t]|\r?$)/m;

/** Whether a file begins with front matter that goes on to its end: to Markdown it is a rule and a paragraph. */
export const hasOpenHead = ({ yaml, body }: Source): boolean => yaml === '' && OPEN_HEAD.exec(body)?.index === 0;

/** A head below an empty line, or indented: its keys, and the fence that closes it. */
const LATE_HEAD = /^\ufeff?\s+---[ \t]*\r?\n[\w-]+:(?:[ \t][^\n]*)?\n(?:[^\n]+\n)*?[ \t]*---[ \t]*$/m;

/** Whether what looks like front matter does not stand in the first line: to Markdown it is a rule and a heading. */
export const hasLateHead = ({ yaml, body }: Source): boolean => yaml === '' && LATE_HEAD.exec(body)?.index === 0;

/** Reads and splits a Markdown file, or the text that stands for it; a page of code is the text that shows it. Throws a `SiteError` when it cannot be read. */
export function readSource(root: string, file: string, { format, texts }: { format?: Format; texts?: Readonly<Record<string, string>> } = {}): Source {
	const { text, damage } = texts?.[file] === undefined ? readDamagedText(root, file) : { text: asUnix(texts[file]), damage: undefined };
	const source = isCodePage(file) ? splitSource(file, codePageText(file, text), 'mdx') : splitSource(file, text, format);
	return damage === undefined ? source : { ...source, damage };
}

/** Splits the text of a Markdown file: the only place that knows what front matter looks like. */
export function splitSource(file: string, text: string, format: Format = 'detect'): Source {
	const [head = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
	const own = file.endsWith('.mdx') ? 'mdx' : 'md';
	return { file, format: format === 'detect' ? own : format, yaml, body: head.replace(/[^\n]/g, ' ') + text.slice(head.length) };
}
