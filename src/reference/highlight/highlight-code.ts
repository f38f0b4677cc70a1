import {
	type BundledLanguage,
	bundledLanguages,
	createCssVariablesTheme,
	createHighlighter as createShiki,
	type GrammarState,
	type Highlighter,
	hastToHtml,
} from 'shiki';
import { codeMarks } from '#content/markdown/code-block.ts';
import { highlightJson } from './highlight-json.ts';
import { shortMarks } from './short-marks.ts';

/** Code as HTML for the inside of `code`. Unknown languages come without colours. */
export type Highlight = (code: string, language: string) => Promise<string>;

/** Code beyond this length comes without colours: nobody reads it, and it would hold up the build. */
const LONGEST_HIGHLIGHTED = 100_000;

/**
 * Makes a function that colours code with the marks of `short-marks.ts` and otherwise the classes of the site's code blocks (`tc`, `tf` …). Grammars are
 * loaded when they are first needed.
 */
export function createHighlighter(): Highlight {
	const theme = createCssVariablesTheme({ name: THEME_NAME, variablePrefix: '--astro-code-' });
	const shiki = createShiki({ themes: [theme], langs: [] });
	const painters = new Map<string, Painter>();
	return async (code, language) => {
		const text = code.replace(/\n+$/, '');
		if (language === 'json') return highlightJson(text);
		const highlighter = await shiki;
		const lang = isBundled(language) && text.length <= LONGEST_HIGHLIGHTED ? language : 'text';
		if (lang !== 'text') await highlighter.loadLanguage(lang);
		const painter = painters.get(lang) ?? createPainter(highlighter, lang);
		painters.set(lang, painter);
		return painter(text);
	};
}

const THEME_NAME = 'css-variables';

/** Milliseconds for a line. The usual half a second runs out on a busy machine, and the rest of a line would come without colours in one build and with them in the next. */
const LONGEST_TIME = 20_000;

const isBundled = (language: string): language is BundledLanguage => Object.hasOwn(bundledLanguages, language);

type Painter = (code: string) => string;

/** Where a grammar stands at the beginning of a line, with the lines already coloured from there. */
interface LineState {
	grammar: GrammarState | undefined;
	lines: Map<string, { html: string; next: LineState }>;
}

/** A text in quotes in which no grammar sees anything. That of PHP sees SQL where one begins with a word of it. */
const PLAIN_TEXT = /(["'])(?!select|insert|update|delete|create|replace|alter)([\w./:?=,+-]+)\1/gi;
/** Placeholder for such a text while its line is coloured. */
const hole = (place: number) => `tXt${place}tXt`;
const HOLES = /tXt(\d+)tXt/g;

/**
 * Colours code line by line and remembers each line by the state of the grammar before it. The samples of a reference say most of their lines again and again, or
 * differ in a name or an address only; a large one would otherwise spend half of its build on them.
 */
function createPainter(shiki: Highlighter, lang: BundledLanguage | 'text'): Painter {
	const start: LineState = { grammar: undefined, lines: new Map() };
	const states = [start];
	const paintLine = (line: string, { grammar }: LineState) => {
		const options = {
			lang,
			theme: THEME_NAME,
			transformers: [codeMarks, shortMarks],
			mergeSameStyleTokens: true,
			tokenizeTimeLimit: LONGEST_TIME,
			...(grammar && { grammarState: grammar }),
		};
		const tree = shiki.codeToHast(line, options);
		const [pre] = tree.children;
		const code = pre?.type === 'element' ? pre.children[0] : undefined;
		return { html: code?.type === 'element' ? hastToHtml({ type: 'root', children: code.children }) : '', next: intern(shiki.getLastGrammarState(tree)) };
	};
	const intern = (grammar: GrammarState | undefined): LineState => {
		const stack = grammar?.getInternalStack(THEME_NAME);
		if (stack === undefined) return start;
		const known = states.find((state) => state.grammar?.getInternalStack(THEME_NAME)?.equals(stack));
		if (known) return known;
		const state: LineState = { grammar, lines: new Map() };
		states.push(state);
		return state;
	};
	return (code) => {
		let state = start;
		return code
			.split('\n')
			.map((line) => {
				const texts: string[] = [];
				const shape = line.replace(PLAIN_TEXT, (_, quote: string, text: string) => quote + hole(texts.push(text) - 1) + quote);
				const painted = state.lines.get(shape) ?? paintLine(shape, state);
				state.lines.set(shape, painted);
				state = painted.next;
				return painted.html.replace(HOLES, (same, place: number) => texts[place] ?? same);
			})
			.join('\n');
	};
}
