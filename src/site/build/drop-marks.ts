import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFacts } from '#finished-page/page-facts.ts';

const MARK = /<span class="problem" data-problem="[^"]*">[^<]*<\/span>/g;

/** Takes the findings out of the pages in `folder` once they are read: writers see them in the preview and in the list of a build, readers not at all. */
export function dropMarks(folder: string, pages: Iterable<PageFacts>): void {
	for (const facts of pages) {
		if (facts.marks.length === 0) continue;
		const file = join(folder, facts.path.endsWith('/') ? `${facts.path}index.html` : facts.path);
		writeFileSync(file, readFileSync(file, 'utf8').replace(MARK, ''));
		facts.article = facts.article?.replace(MARK, '');
	}
}
