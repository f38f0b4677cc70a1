import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicySources } from '#publish/policy.ts';
import { securePage } from '#publish/secure-page.ts';
import { hyphenatePage } from './hyphenate.ts';

/** Gives the pages among the `files` below `folder` their soft hyphens and then their policy, which knows every text of a page: nothing may change them after that. */
export function completePages(folder: string, files: Iterable<string>, sources: PolicySources): void {
	for (const path of files) {
		if (!path.endsWith('.html')) continue;
		const file = join(folder, path);
		writeFileSync(file, securePage(hyphenatePage(readFileSync(file, 'utf8')), sources));
	}
}
