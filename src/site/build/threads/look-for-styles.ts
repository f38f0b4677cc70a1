import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '#finished-page/names.ts';
import { isReferencePage } from '../finish-page.ts';
import { plainIslands } from '../plain-islands.ts';
import { longSheets } from '../share-styles.ts';

/** Makes a function that lists the names and style sheets of a page of an API reference which no earlier page of this thread had; `undefined` for other pages. */
export function lookForStyles({ folder }: { folder: string }): (path: string) => { names: string[]; sheets: string[] } | undefined {
	const seen = { names: new Set<string>(), sheets: new Set<string>() };
	const unseen = (kind: keyof typeof seen, texts: Iterable<string>) => {
		const found = [...new Set(texts)].filter((text) => !seen[kind].has(text));
		for (const text of found) seen[kind].add(text);
		return found;
	};
	return (path) => {
		const html = plainIslands(readFileSync(join(folder, path), 'utf8'));
		return isReferencePage(html) ? { names: unseen('names', namesIn(html)), sheets: unseen('sheets', longSheets(html)) } : undefined;
	};
}
