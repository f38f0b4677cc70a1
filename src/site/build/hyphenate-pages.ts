import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hyphenatePage } from './hyphenate.ts';

/** Puts soft hyphens into the pages in `folder`. */
export function hyphenatePages(folder: string): void {
	for (const entry of globSync('**/*.html', { cwd: folder, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = join(entry.parentPath, entry.name);
		const html = readFileSync(file, 'utf8');
		const hyphenated = hyphenatePage(html);
		if (hyphenated !== html) writeFileSync(file, hyphenated);
	}
}
