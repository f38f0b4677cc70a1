import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hyphenatePage } from './hyphenate.ts';

/** Puts soft hyphens into the pages in `folder`. */
export function hyphenatePages(folder: string): void {
	for (const name of globSync('**/*.html', { cwd: folder })) {
		const file = join(folder, name);
		const html = readFileSync(file, 'utf8');
		const hyphenated = hyphenatePage(html);
		if (hyphenated !== html) writeFileSync(file, hyphenated);
	}
}
