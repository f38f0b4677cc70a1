import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicySources } from '#publish/policy.ts';
import { securePage } from '#publish/secure-page.ts';

/** Gives a finished page its policy, in its place. Nothing may change the page after that. */
export function securePages({ folder, sources }: { folder: string; sources: PolicySources }): (path: string) => void {
	return (path) => {
		const file = join(folder, path);
		writeFileSync(file, securePage(readFileSync(file, 'utf8'), sources));
	};
}
