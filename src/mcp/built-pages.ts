import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { analysis } from '#language/analysis.ts';
import type { ListedPage } from '#search/closest-pages.ts';
import { openSearchIndex } from '#search/open-index.ts';
import { answerQuery, type Result } from '#search/query.ts';

/** A built site as programs read it: its search, its pages as Markdown. Paths are without the base. */
export interface BuiltPages {
	search(query: string, most?: number): Promise<Result[]>;
	/** The page at a path as Markdown; `undefined` where there is none. */
	markdown(path: string): Promise<string | undefined>;
	/** Pages that readers may be led to. */
	list: readonly ListedPage[];
	/** Path of a page by what names it: its path, with or without base and slash, or its full address. */
	pathOf(page: string): string;
	/** Full address of a path. */
	addressOf(path: string): string;
}

/** Opens the site that was built into `folder` for the path `base`. Throws where there is none. */
export function openBuiltPages(folder: string, base: string): BuiltPages {
	const read = (path: string) => readFile(join(folder, path), 'utf8');
	const home = readFileSync(join(folder, 'index.html'), 'utf8');
	const origin = new URL(/<link rel="canonical" href="([^"]+)"/.exec(home)?.[1] ?? 'http://localhost/').origin;
	let index: ReturnType<typeof openSearchIndex> | undefined;
	return {
		async search(query, most) {
			index ??= openSearchIndex(read);
			return answerQuery(await index, query, { analysis, ...(most !== undefined && { most }) });
		},
		async markdown(path) {
			const file = normalize(`${path === '/' ? '/index' : path.replace(/\/$/, '')}.md`);
			return file.startsWith('/') && existsSync(join(folder, file)) ? read(file) : undefined;
		},
		list: JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')),
		pathOf(page) {
			const [path = ''] = (URL.canParse(page) ? new URL(page).pathname : page).split(/[?#]/);
			const below = decodeURI(path.startsWith(base) ? path.slice(base.length) : path.replace(/^\//, ''));
			return `/${below.replace(/(?:index\.html|\.md)$/, '').replace(/\/?$/, below === '' ? '' : '/')}`;
		},
		addressOf: (path) => origin + base + path.slice(1),
	};
}
