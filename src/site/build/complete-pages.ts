import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicySources } from '#publish/policy.ts';
import type { PageFinisher } from './finish-page.ts';

/** Completes the pages among the `files` below `folder`. */
export function completePages(
	folder: string,
	{ files, sources }: { files: Iterable<string>; sources: PolicySources },
	{ complete }: Pick<PageFinisher, 'complete'>,
): void {
	for (const path of files) {
		if (!path.endsWith('.html')) continue;
		const file = join(folder, path);
		writeFileSync(file, complete(readFileSync(file, 'utf8'), sources));
	}
}
