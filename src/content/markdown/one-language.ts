import type { Source } from './source.ts';

/** Code keeps every character: fenced blocks, also in lists and quotes, and spans. */
export const CODE = String.raw`^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(?<fence>${'`'}{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\k<fence>[^\n]*$|(?<![${'`'}\\])(?<ticks>${'`'}+)(?!${'`'})(?:(?!\n[ \t]*\n)[\s\S])*?[^${'`'}]\k<ticks>(?!${'`'})`;

const IN_MD = new RegExp(
	[
		CODE,
		String.raw`^(?<heading> {0,3}#{1,6}[ \t].*?)[ \t]*\{[ \t]*\/\*[ \t]*#(?<id>[^\s{}*]+)[ \t]*\*\/[ \t]*\}[ \t]*$`,
		String.raw`(?:<!--(?<html>[\s\S]*?)-->|\{\s*\/\*(?<jsx>[\s\S]*?)\*\/\s*\})(?<more>[ \t]*\S)?`,
	].join('|'),
	'gm',
);

const IN_MDX = new RegExp(
	[
		CODE,
		String.raw`^(?<heading> {0,3}#{1,6}[ \t].*?)[ \t]*\{[ \t]*\/\*[ \t]*#(?<id>[^\s{}*]+)[ \t]*\*\/[ \t]*\}[ \t]*$`,
		String.raw`<!--(?<comment>[\s\S]*?)-->`,
		String.raw`(?<!\]\(|\\)<(?<address>(?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>`,
		String.raw`(?<!\\)<(?<tag>br|hr|img|input|wbr)(?<attributes>(?:\s[^<>{}]*?)?)\s*(?<!\/)>(?:\s*<\/\k<tag>>)?`,
	].join('|'),
	'gm',
);

/**
 * Makes of the body of a file what its parser understands, so that `.md` and `.mdx` are one language: comments of both kinds, ids of headings of both
 * kinds, addresses in angle brackets, `<br>` without a slash, `<br></br>`. Every line stays where it is.
 */
export function inOneLanguage({ body, format }: Pick<Source, 'body' | 'format'>): string {
	if (format === 'md' && !/<!--|\{\s*\/\*/.test(body)) return body;
	return body.replace(format === 'md' ? IN_MD : IN_MDX, (all, ...rest) => {
		const groups = rest.at(-1) as Groups;
		const startsLine = /(?:^|\n)[ \t]*$/.test(body.slice(0, Number(rest.at(-3))));
		if (groups['id'] !== undefined) return `${groups['heading']} {#${groups['id']}}`;
		return (format === 'md' ? forMarkdown(groups, startsLine) : forMdx(groups)) ?? all;
	});
}

type Groups = Partial<Record<string, string>>;

function forMarkdown({ html, jsx, more = '' }: Groups, startsLine: boolean): string | undefined {
	const comment = html ?? jsx;
	if (comment === undefined) return undefined;
	// A line that begins with a comment would be HTML to its end.
	if (startsLine && more !== '') return comment.replace(/[^\n]/g, '') + more.trimStart();
	return `<!--${comment.replaceAll('-->', '-- >')}-->${more}`;
}

function forMdx({ comment, address, tag, attributes }: Groups): string | undefined {
	if (comment !== undefined) return `{/* ${comment.replaceAll('*/', '* /')}*/}`;
	if (address !== undefined) return `[${address}](${address.includes('@') && !address.includes(':') ? 'mailto:' : ''}${address})`;
	return tag === undefined ? undefined : `<${tag}${attributes}/>`;
}
