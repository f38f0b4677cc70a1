import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { escapePattern } from '#text/escape-pattern.ts';

/** A place in the sources of a site. */
export interface SourcePlace {
	/** Relative to the root. */
	file: string;
	/** 1-based. */
	line: number | undefined;
}

/** Where a page of the site in `root` mentions a piece of code: in its own file, or in one that it imports from the site. Without a mention, the file alone. */
export function placeOfMention(root: string, file: string, code: string): SourcePlace {
	const pattern = new RegExp(`(?<![\\w$])${escapePattern(code)}(?![\\w$])`);
	return findMention(file, { root, code: pattern, seen: new Set() }) ?? { file, line: undefined };
}

interface Search {
	root: string;
	code: RegExp;
	/** Files that were looked into. */
	seen: Set<string>;
}

function findMention(file: string, search: Search): SourcePlace | undefined {
	const { root, code, seen } = search;
	if (seen.has(file) || !existsSync(join(root, file))) return undefined;
	seen.add(file);
	const source = readFileSync(join(root, file), 'utf8');
	const lines = source.split('\n').map((text, index) => ({ text, line: index + 1 }));
	const mentions = lines.filter(({ text }) => code.test(text));
	// The same word may stand in the prose before.
	const mention = mentions.find(({ text }) => /[{<'"]/.test(text.slice(0, text.search(code) + 1))) ?? mentions[0];
	if (mention) return { file, line: mention.line };
	for (const [, path = ''] of source.matchAll(/\bfrom\s*['"](\.[^'"]+\.(?:mdx|[jt]sx?))['"]/g)) {
		const place = findMention(posix.join(posix.dirname(file), path), search);
		if (place) return place;
	}
	return undefined;
}
