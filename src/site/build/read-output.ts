import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Output } from '#finished-page/output.ts';
import type { PageFacts } from '#finished-page/page-facts.ts';
import type { Published } from '#finished-page/resolve-target.ts';
import type { PageFinisher } from './finish-page.ts';

/** Reads a built site file by file. Of each page only its facts stay in memory. */
export function readOutput(
	folder: string,
	{ url, base }: Published,
	{ readFacts }: Pick<PageFinisher, 'readFacts'>,
): Output & { pages: Map<string, PageFacts>; files: Set<string> } {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
		.sort();
	const pages = new Map<string, PageFacts>();
	const isNew = firstInChrome();
	for (const file of files.filter((name) => name.endsWith('.html'))) {
		const path = file.replace(/\/index\.html$/, '/');
		const facts = readFacts(readFileSync(join(folder, file), 'utf8'), path);
		facts.links = facts.links.filter(isNew);
		pages.set(path, facts);
	}
	return { url, base, pages, files: new Set(files) };
}

/** Navigation repeats on every page, and a check says the same each time: its absolute addresses are kept where they come first. */
function firstInChrome(): (link: PageFacts['links'][number]) => boolean {
	const seen = new Set<string>();
	return ({ href, text, area }) => {
		if (area === 'main' || area === 'toc' || !href.startsWith('/')) return true;
		const key = `${area} ${href} ${text}`;
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	};
}
