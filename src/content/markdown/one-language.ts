import { lineOfOffset } from '#text/line-of-offset.ts';
import { closedFormulas } from './closed-formulas.ts';
import { codeLines } from './code-lines.ts';
import { CODE_PATTERN } from './code-pattern.ts';
import { idsOfHeadings } from './heading-id.ts';
import type { Source } from './source.ts';

/** The parser finds the end of such an element only in small letters. */
const LOUD = String.raw`</?(?:PRE|SCRIPT|STYLE|TEXTAREA)(?![\w-])`;

const IN_MD = new RegExp(
	[
		CODE_PATTERN,
		`(?<loud>${LOUD})`,
		String.raw`^(?<heading> {0,3}#{1,6}[ \t].*?)[ \t]*\{[ \t]*\/\*[ \t]*#(?<id>[^\s{}*]+)[ \t]*\*\/[ \t]*\}[ \t]*$`,
		String.raw`(?:<!--(?<html>[\s\S]*?)-->|\{\s*\/\*(?<jsx>[\s\S]*?)\*\/\s*\})(?<more>[ \t]*\S)?`,
	].join('|'),
	'gm',
);

const NEEDS_CHANGES = new RegExp(String.raw`<!--|\{\s*/\*|${LOUD}`);

/** A balanced pair of braces with its content. */
const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}`;

const IN_MDX = new RegExp(
	[
		CODE_PATTERN,
		String.raw`(?<!\\)(?<open><[A-Za-z][\w.:-]*\s(?:[^"'{}<>]|"[^"]*"|'[^']*'|${BRACES})*\n[ \t]*)(?=>[ \t]*\S)`,
		String.raw`(?<!\\)(?<closed><[A-Za-z][\w.:-]*(?:\s(?:[^"'{}<>]|"[^"]*"|'[^']*'|${BRACES})*?)?\/)[ \t]+(?=>)`,
		String.raw`^(?<heading> {0,3}#{1,6}[ \t].*?)[ \t]*\{[ \t]*\/\*[ \t]*#(?<id>[^\s{}*]+)[ \t]*\*\/[ \t]*\}[ \t]*$`,
		String.raw`^(?<odd> {0,3}#{1,6}[ \t](?:[^\n${'`'}]|${'`'}[^\n${'`'}]*${'`'})*?(?<!\\))(?=\{#(?![^{}\n]+\}[ \t]*$))`,
		// One of HTML within one of MDX is a part of that.
		String.raw`(?<kept>\{\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*\})`,
		String.raw`<!--(?<comment>[\s\S]*?)-->`,
		String.raw`(?<!\]\(|\\)<(?<address>(?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>`,
		String.raw`(?<!\\)<(?<tag>br|hr|img|input|wbr)(?<attributes>(?:\s[^<>{}]*?)?)\s*(?<!\/)>(?:\s*<\/\k<tag>>)?`,
	].join('|'),
	'gm',
);

/**
 * Makes of the body of a file what its parser understands, so that `.md` and `.mdx` are one language: comments of both kinds, ids of headings of both
 * kinds, titles of boxes without brackets, addresses in angle brackets, `<br>` without a slash, `<br></br>`, `<X / >`, ends of formulas far to the right. Every line stays where it is.
 */
export function inOneLanguage({ body: written, format }: Pick<Source, 'body' | 'format'>): string {
	const code = codeLines({ body: written, format });
	const body = idsOfHeadings(titlesInBrackets(written, code), format);
	if (format === 'md' && !NEEDS_CHANGES.test(body)) return body;
	return (format === 'md' ? body : importsOutOfBoxes(unwrapped(closedFormulas(body)))).replace(format === 'md' ? IN_MD : IN_MDX, (all, ...rest) => {
		const groups = rest.at(-1) as MatchGroups;
		if (isIn(code, rest)) return all;
		// At the beginning of a line the bracket would start a quotation; empty attributes before it prevent that.
		if (groups['odd'] !== undefined) return `${groups['odd']}\\`;
		if (groups['loud'] !== undefined) return groups['loud'].toLowerCase();
		if (groups['closed'] !== undefined) return groups['closed'];
		if (groups['open'] !== undefined) return `${groups['open']}{...{}}`;
		const startsLine = /(?:^|\n)[ \t]*$/.test(String(rest.at(-2)).slice(0, Number(rest.at(-3))));
		if (groups['id'] !== undefined) return `${groups['heading']} {#${groups['id']}}`;
		return (format === 'md' ? forMarkdown(groups, startsLine) : forMdx(groups)) ?? all;
	});
}

/** Code, or the opening line of a box with its title after the name, or with more text after the brackets. */
const TITLED_BOX = new RegExp(
	[
		CODE_PATTERN,
		String.raw`^(?<box>[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?:{3,}[\w-]+)(?:\[(?<label>[^\]\n]*)\])?[ \t]+(?<title>[^[{\s][^\n]*?)[ \t]*(?<more>\{[ \t]*(?:[.#][^\s{}]|[\w-]+=)[^{}\n]*\})?[ \t]*$`,
	].join('|'),
	'gm',
);

/** `:::tip Ein **Titel**` is `:::tip[Ein **Titel**]`, as in Docusaurus; the parser drops text after a name without brackets. */
const titlesInBrackets = (body: string, code: ReadonlySet<number>): string =>
	body.includes(':::')
		? body.replace(TITLED_BOX, (all, ...rest) => {
				const { box, label, title, more = '' } = rest.at(-1) as MatchGroups;
				if (box === undefined || title === undefined || isIn(code, rest)) return all;
				const written = hasClosedBrackets(title) ? title : title.replace(/[[\]]/g, '\\$&');
				return `${box}[${label === undefined || label === '' ? '' : `${label} `}${written}]${more}`;
			})
		: body;

/** Whether a match begins on one of these lines. @param rest the arguments of a replacer after the match; the last are offset, text and groups. */
const isIn = (lines: ReadonlySet<number>, rest: readonly unknown[]): boolean =>
	lines.size > 0 && lines.has(lineOfOffset(String(rest.at(-2)), Number(rest.at(-3))));

function hasClosedBrackets(text: string): boolean {
	let depth = 0;
	for (const [sign] of text.replace(/\\./g, '').matchAll(/[[\]]/g)) {
		depth += sign === '[' ? 1 : -1;
		if (depth < 0) return false;
	}
	return depth === 0;
}

/** An `mdx-code-block`, whose content is not code, or code. */
const WRAPPED = new RegExp(
	[String.raw`^[ \t]*(?<wrap>${'`'}{3,})[ \t]*mdx-code-block[ \t]*\n(?<wrapped>[\s\S]*?)^[ \t]*\k<wrap>[ \t]*$`, CODE_PATTERN].join('|'),
	'gm',
);

/** Docusaurus reads the content of `mdx-code-block` as if it had no fence; the fence hides it from other programs. */
const unwrapped = (body: string): string =>
	body.includes('mdx-code-block')
		? body.replace(WRAPPED, (all, ...rest) => {
				const { wrapped } = rest.at(-1) as MatchGroups;
				return wrapped === undefined ? all : `\n${wrapped}`;
			})
		: body;

/** Code, the beginning or the end of a box, or an import that begins a line. */
const IN_BOXES = new RegExp(
	[CODE_PATTERN, String.raw`^(?<box>:{3,})(?<name>[\w-]*).*$`, String.raw`^(?<import>import\s[\w\s{},*$]*?(?:\sfrom\s*)?["'][^"'\n]+["'];?)[ \t]*$`].join('|'),
	'gm',
);

/** Docusaurus allows imports inside boxes; here they are moved to the end. No other line moves. */
function importsOutOfBoxes(body: string): string {
	if (!body.includes('import ') || !body.includes(':::')) return body;
	let depth = 0;
	const moved: string[] = [];
	const left = body.replace(IN_BOXES, (all, ...rest) => {
		const groups = rest.at(-1) as MatchGroups;
		if (groups['box'] !== undefined) depth = groups['name'] === '' ? Math.max(0, depth - 1) : depth + 1;
		if (groups['import'] === undefined || depth === 0) return all;
		moved.push(groups['import']);
		return groups['import'].replace(/[^\n]/g, '');
	});
	return moved.length === 0 ? body : `${left}\n\n${moved.join('\n')}\n`;
}

type MatchGroups = Partial<Record<string, string>>;

function forMarkdown({ html, jsx, more = '' }: MatchGroups, startsLine: boolean): string | undefined {
	const comment = html ?? jsx;
	if (comment === undefined) return undefined;
	// A line that begins with a comment would be HTML as a whole.
	if (startsLine && more !== '') return comment.replace(/[^\n]/g, '') + more.trimStart();
	return `<!--${comment.replaceAll('-->', '-- >')}-->${more}`;
}

function forMdx({ comment, address, tag, attributes }: MatchGroups): string | undefined {
	if (comment !== undefined) return `{/* ${comment.replaceAll('*/', '* /')}*/}`;
	if (address !== undefined) return `[${address}](${address.includes('@') && !address.includes(':') ? 'mailto:' : ''}${address})`;
	return tag === undefined ? undefined : `<${tag}${attributes}/>`;
}
