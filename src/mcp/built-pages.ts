import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analysis } from '#language/analysis.ts';
import { twinPath } from '#navigation/twin-path.ts';
import { HASH_LIST } from '#publish/hash-list-file.ts';
import type { ListedPage } from '#search/closest-pages.ts';
import { openSearchIndex } from '#search/open-index.ts';
import { answerQuery, type SearchResult } from '#search/query.ts';
import { readBuiltBase } from '#server/built-base.ts';
import { makeTwin } from '#twin/make-twin.ts';
import { keepOpened } from './keep-opened.ts';
import { pagePath } from './page-path.ts';

/** A built site as programs read it: its search, its pages as Markdown. Paths are without the base. */
export interface BuiltPages {
	search(query: string, most?: number): Promise<SearchResult[]>;
	/** The page at a path as Markdown; `undefined` where there is none. */
	markdown(path: string): Promise<string | undefined>;
	/** Pages that readers may be led to. */
	list(): Promise<readonly ListedPage[]>;
	/** Path of a page by what names it; see `pagePath`. */
	pathOf(page: string): string;
	/** Full address of a path. */
	addressOf(path: string): string;
}

/** Opens the site that was built into `folder` when it is first asked, and again whenever it was built anew. What asks throws or rejects where there is none. */
export function openBuiltPages(folder: string): BuiltPages {
	const read = (path: string) => readFile(join(folder, path), 'utf8');
	// Any other file, even the home page, keeps its time if its bytes stay the same.
	const edition = () => statSync(join(folder, HASH_LIST)).mtimeMs;
	const place = keepOpened(() => publishedPlace(folder), edition);
	const index = keepOpened(() => openSearchIndex(read), edition);
	const addressOf = (path: string) => place().origin + place().base + path.slice(1);
	return {
		async search(query, most) {
			return answerQuery(await index(), query, { analysis, ...(most !== undefined && { most }) });
		},
		async markdown(path) {
			if (existsSync(join(folder, twinPath(path)))) return read(twinPath(path));
			// Some pages stand without Markdown beside them: those of a site that is not to be found, for one.
			const page = join(path, 'index.html');
			const html = existsSync(join(folder, page)) ? await read(page) : '';
			return html.includes('<main') ? makeTwin(html, addressOf(path)) : undefined;
		},
		list: keepOpened(async () => JSON.parse(await read('pages.json')), edition),
		pathOf: (page) => pagePath(page, place()),
		addressOf,
	};
}

/** Where the site in `folder` is published, as its home page says. Throws where there is none. */
function publishedPlace(folder: string): { origin: string; base: string } {
	const home = readFileSync(join(folder, 'index.html'), 'utf8');
	const { origin } = new URL(/<link rel="canonical" href="([^"]+)"/.exec(home)?.[1] ?? 'http://localhost/');
	return { origin, base: readBuiltBase(folder) };
}
