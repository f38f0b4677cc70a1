import { asUnix, readDamagedText } from '#content/files/read-text.ts';
import type { Problem } from '#schema/problem.ts';
import { codePageText, isCodePage } from './code-page.ts';

/** A Markdown file in its two parts. Lines and offsets in both are those of the file. */
export interface Source {
	/** Path relative to the site root, with forward slashes. */
	file: string;
	/** `mdx` if the file may contain components; everything else is the same in both formats. */
	format: 'md' | 'mdx';
	/** The front matter without its fences, from line 2 of the file. Empty if there is none. */
	yaml: string;
	/** The whole file with the front matter blanked. */
	body: string;
	/** A problem with bytes of the file that are not text, which are read as U+FFFD. */
	damage?: Problem;
}

/** Which files may contain components: all, none, or `.mdx` files. */
export type Format = 'mdx' | 'md' | 'detect';

/** The closing fence may be longer: translation tools read the last key as a heading and underline it. */
const FRONT_MATTER = /^\ufeff?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?-{3,}[ \t]*(?:\r?\n|$)/;

/** Front matter that is never closed: the fence, and a key below it. This and the next ones hold for the beginning of a file only. */
const OPEN_HEAD = /(?<![\s\S])\ufeff?---[ \t]*\r?\n[\w-]+:(?:[ \t]|\r?$)/m;

/** Whether a file begins with unclosed front matter, which Markdown reads as a rule and a paragraph. */
export const hasOpenHead = ({ yaml, body }: Source): boolean => yaml === '' && OPEN_HEAD.exec(body)?.index === 0;

/** Front matter below an empty line, or indented: its keys, and its closing fence. */
const LATE_HEAD = /(?<![\s\S])\ufeff?\s+---[ \t]*\r?\n[\w-]+:(?:[ \t][^\n]*)?\n(?:[^\n]+\n)*?[ \t]*---[ \t]*$/m;

/** Whether front matter does not begin in the first line, so Markdown reads it as a rule and a heading. */
export const hasLateHead = ({ yaml, body }: Source): boolean => yaml === '' && LATE_HEAD.test(body);

/** Lines of keys at the beginning of a file, the fence above them missing or something like it, and the fence below them. */
const BARE_HEAD =
	/(?<![\s\S])\ufeff?\s*(?:(?!---)[-–—*_+=]+[ \t]*\n)?(?<keys>[\w-]+:(?:[ \t][^\n]*)?\n(?:(?:[\w-]+:|[ \t]+|- |#)[^\n]*\n|\n)*)(?<fence>-{3,}[ \t]*$)?/m;

/**
 * Whether a file begins with front matter that lacks its first fence, which Markdown reads as text: a known key right above a closing fence, or several.
 * @param known keys of the front matter of such a file. Any text may begin with a word and a colon.
 */
export function hasBareHead({ yaml, body }: Source, known: readonly string[]): boolean {
	const { keys: lines = '', fence } = (yaml === '' && BARE_HEAD.exec(body)?.groups) || {};
	const keys = [...lines.matchAll(/^([\w-]+):/gm)].filter(([, key = '']) => known.includes(key));
	// A sentence may begin with such a word, and a rule stand below it.
	const isFenced = fence !== undefined && !/\n[ \t]*\n/.test(lines);
	return keys.length >= (isFenced ? 1 : 2);
}

/** Reads and splits a Markdown file, or the text that stands for it; a page of code is the text that shows it. Throws a `SiteError` when it cannot be read. */
export function readSource(root: string, file: string, { format, texts }: { format?: Format; texts?: Readonly<Record<string, string>> } = {}): Source {
	const { text, damage } = texts?.[file] === undefined ? readDamagedText(root, file) : { text: asUnix(texts[file]), damage: undefined };
	const source = isCodePage(file) ? splitSource(file, codePageText(file, text), 'mdx') : splitSource(file, text, format);
	return damage === undefined ? source : { ...source, damage };
}

/** `mdx: { format: md }`: Docusaurus lets a file itself say whether it may contain components. */
const OWN_FORMAT = /^mdx:(?:[ \t]*\{|[ \t]*\n[ \t]+)[ \t]*format:[ \t]*["']?(mdx|md|detect)\b/m;

const ownFormat = (yaml: string) => OWN_FORMAT.exec(yaml)?.[1] as Format | undefined;

/** Splits the text of a Markdown file: the only place that knows what front matter looks like. */
export function splitSource(file: string, text: string, format: Format = 'detect'): Source {
	const [head = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
	const own = file.endsWith('.mdx') ? 'mdx' : 'md';
	const wanted = ownFormat(yaml) ?? format;
	return { file, format: wanted === 'detect' ? own : wanted, yaml, body: head.replace(/[^\n]/g, ' ') + text.slice(head.length) };
}
