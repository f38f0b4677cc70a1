import type { ElementContent } from 'hast';
import { defineHastPlugin } from 'satteri';
import type { ShikiTransformer } from 'shiki';
import { copy } from '#words/copy.ts';

/** Token colours come as CSS variables; a class for each keeps style attributes out of the page (strict CSP) and the HTML small. */
const TOKEN_CLASSES: Record<string, string> = {
	constant: 'tk',
	string: 'ts',
	'string-expression': 'ts',
	comment: 'tc',
	keyword: 'tw',
	parameter: 'tp',
	function: 'tf',
	link: 'tl',
};

/** Applies the options of code blocks: `title="…"`, `{1,3-5}`, `// highlight-next-line`. Colours become classes. */
export const codeMarks: ShikiTransformer = {
	name: 'code-marks',
	preprocess(code, options) {
		// The colours of a page must not depend on how busy the machine was.
		options.tokenizeTimeLimit = 0;
		const { text, lines } = takeComments(code);
		const meta = this.options.meta?.__raw ?? '';
		Object.assign(this.meta, { marked: new Set([...lines, ...markedLines(meta)]), firstNumber: firstNumber(meta) });
		return text;
	},
	pre(node) {
		const [, quoted, quotedOnce, plain] = TITLE.exec(this.options.meta?.__raw ?? '') ?? [];
		const words = quoted ?? quotedOnce ?? plain;
		const { firstNumber: first } = this.meta as LineMarks;
		node.properties = {
			'data-language': this.options.lang,
			...(first === undefined ? {} : { 'data-numbers': first }),
			...(words ? { 'data-title': words } : {}),
		};
	},
	line(node, line) {
		const { marked, firstNumber: first } = this.meta as LineMarks;
		node.properties = { ...(marked?.has(line) ? { class: 'mark' } : {}), ...(first === undefined ? {} : { 'data-line': first + line - 1 }) };
	},
	code(node) {
		node.properties = {};
		// A line needs an element only if it is marked or numbered, a token only if it is coloured.
		node.children = unwrapNodes(node.children).map((child) => (child.type === 'element' ? { ...child, children: unwrapNodes(child.children) } : child));
		node.children = unwrapNodes(node.children);
	},
	span(node) {
		const token = /--astro-code-(?:token-)?([a-z-]+)/.exec(String(node.properties.style ?? ''))?.[1];
		const name = token === undefined ? undefined : TOKEN_CLASSES[token];
		node.properties = name === undefined ? {} : { class: name };
	},
};

/** Replaces elements without attributes by their children. */
const unwrapNodes = (nodes: readonly ElementContent[]) =>
	nodes.flatMap((node) =>
		node.type === 'element' && node.properties.class === undefined && node.properties['data-line'] === undefined ? node.children : [node],
	);

/** Options for the lines (from 1) of a block, from its info string and comments. */
interface LineMarks {
	marked?: Set<number>;
	/** Number of the first line, if lines are numbered. */
	firstNumber?: number | undefined;
}

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/;

/** A title may contain what marks lines elsewhere. */
const withoutTitle = (meta: string) => meta.replace(TITLE, '');

/** The number of the first line of a block with `showLineNumbers`, or `showLineNumbers=5` to begin there. */
function firstNumber(meta: string): number | undefined {
	const [shown, from = '1'] = /\bshowLineNumbers(?:=(\d+))?/.exec(withoutTitle(meta)) ?? [];
	return shown === undefined ? undefined : Number(from);
}

/** Most lines of a block; a typo (`{1-99999999999}`) would make a huge list. */
const MOST_LINES = 100_000;

/** Line numbers named by `{1,3-5}` in the info string. */
export function markedLines(meta: string): number[] {
	const ranges = /\{([\d,\s-]+)\}/.exec(withoutTitle(meta))?.[1]?.split(',') ?? [];
	return ranges.flatMap((range) => {
		const [from = 0, to = from] = range.split('-').map(Number);
		return Array.from({ length: Math.min(MOST_LINES, to - from + 1) }, (_, index) => from + index);
	});
}

/** A comment that marks the line after it, or, in a pair, the lines between. */
export interface MarkingComment {
	line?: string | undefined;
	block?: { start: string; end: string } | undefined;
}

/** A line that is a comment in some language: C, shells, SQL, INI and Lisp, TeX, Basic and Batch, Fortran, COBOL, ML, HTML, JSX. */
const COMMENT_LINE = /^\s*(?:\/\/|#|--|;+|%|'|!|\*>|(?:REM|rem)\b|\/\*|\(\*|<!--|\{\/\*)\s*(.+?)\s*(?:\*\/\}?|\*\)|-->)?\s*$/;

const HIGHLIGHT: readonly MarkingComment[] = [{ line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } }];

/** Takes the comments that mark lines out of the code (`highlight-next-line`, `-start`, `-end`, and a site's own) and says which lines they marked (1-based). */
export function takeComments(code: string, own: readonly MarkingComment[] = []): { text: string; lines: number[] } {
	const marking = [...HIGHLIGHT, ...own];
	const says = (comment: string | undefined, part: (entry: MarkingComment) => string | undefined) =>
		comment !== undefined && marking.some((entry) => part(entry) === comment);
	const kept: string[] = [];
	const lines: number[] = [];
	let inside = false;
	let next = false;
	for (const line of code.split('\n')) {
		const comment = COMMENT_LINE.exec(line)?.[1];
		const isStart = says(comment, ({ block }) => block?.start);
		const isEnd = says(comment, ({ block }) => block?.end);
		const isNext = says(comment, (entry) => entry.line);
		if (isStart || isEnd || isNext) {
			inside = isStart || (inside && !isEnd);
			next ||= isNext;
			continue;
		}
		kept.push(line);
		if (inside || next) lines.push(kept.length);
		next = false;
	}
	return { text: kept.join('\n'), lines };
}

/** Adds the frame of a code block: title, copy button (shown once scripts run), code. */
export const codeFrame = defineHastPlugin({
	name: 'code-frame',
	element: {
		filter: ['pre'],
		visit(node, context) {
			const title = node.properties['data-title'] ?? node.properties.dataTitle;
			const button = {
				type: 'element' as const,
				tagName: 'button',
				properties: { type: 'button', dataCopy: '' },
				children: [{ type: 'text' as const, value: copy.copy }],
			};
			const caption = {
				type: 'element' as const,
				tagName: 'div',
				properties: { className: ['code-title'] },
				children: [{ type: 'text' as const, value: String(title) }],
			};
			const children = typeof title === 'string' ? [caption, button, node] : [button, node];
			context.replaceNode(node, { type: 'element', tagName: 'div', properties: { className: ['code'] }, children });
		},
	},
});
