import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { asUnix } from '#content/files/read-text.ts';
import { escapePattern } from '#text/escape-pattern.ts';

/** A place in the sources of a site. */
export interface SourcePlace {
	/** Relative to the root. */
	file: string;
	/** 1-based. */
	line: number | undefined;
}

/** A piece of code, and what went wrong there: of several mentions, one beside a value that the reason names, or that was given, is meant. */
interface CodeMention {
	code: string;
	reason?: string | undefined;
	given?: readonly string[];
	/** Which of them where several would do, from 0; the first where there are fewer. */
	nth?: number;
}

/**
 * Where a page of the site in `root` mentions a piece of code: in its own file, or in one that it imports from the site. Without a mention, the file alone.
 */
export function placeOfMention(root: string, file: string, { code, reason = '', given = [], nth = 0 }: CodeMention): SourcePlace {
	const pattern = new RegExp(`(?<![\\w$])${escapePattern(code)}(?![\\w$])`);
	const values = [...mentionedValues(reason), ...given.filter((value) => value !== '')];
	return findMention(file, { root, code: pattern, values, nth, seen: new Set() }) ?? { file, line: undefined };
}

/** Texts in quotation marks, and words with a digit: `KB-104`. */
const mentionedValues = (reason: string): string[] => reason.match(/(?<=["'`„])[^"'`“”]+(?=["'`“”])|[\p{L}\d_-]*\d[\p{L}\d_-]*/gu) ?? [];

interface Search {
	root: string;
	code: RegExp;
	values: readonly string[];
	nth: number;
	/** Files that were looked into. */
	seen: Set<string>;
}

function findMention(file: string, search: Search): SourcePlace | undefined {
	const { root, code, values, nth, seen } = search;
	if (seen.has(file) || !existsSync(join(root, file))) return undefined;
	seen.add(file);
	const source = asUnix(readFileSync(join(root, file), 'utf8'));
	const lines = source.split('\n').map((text, index) => ({ text, line: index + 1 }));
	const mentions = lines.filter(({ text }) => code.test(text));
	// The same word may stand in the prose, too.
	const likely = [
		mentions.filter(({ text }) => values.some((value) => text.includes(value))),
		mentions.filter(({ text }) => /[{<'"]/.test(text.slice(0, text.search(code) + 1))),
		mentions,
	].find(({ length }) => length > 0);
	const mention = likely?.[nth] ?? likely?.[0];
	if (mention) return { file, line: mention.line };
	for (const [, path = ''] of source.matchAll(/\bfrom\s*['"](\.[^'"]+\.(?:mdx|[jt]sx?))['"]/g)) {
		const place = findMention(posix.join(posix.dirname(file), path), search);
		if (place) return place;
	}
	return undefined;
}
