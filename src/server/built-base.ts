import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The path that the site in `folder` was built for, read from `data-base` of its home page; `/` when the page does not say. Throws when there is no home page. */
export function readBuiltBase(folder: string): string {
	const html = readFileSync(join(folder, 'index.html'), 'utf8');
	return /<html\b[^>]*\sdata-base="(\/(?:[^"]*\/)?)"/.exec(html)?.[1] ?? '/';
}
