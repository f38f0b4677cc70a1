import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicySources } from '#publish/policy.ts';
import { securePage, withoutPolicy } from '#publish/secure-page.ts';

export interface SecuredFolder {
	folder: string;
	sources: PolicySources;
	/** Whether the pages have a policy of ours already, and are files of the site before as well (`../kept-pages.ts`). */
	again: boolean;
}

/** Gives a finished page its policy, in its place. Nothing may change the page after that. */
export function securePages({ folder, sources, again }: SecuredFolder): (path: string) => void {
	return (path) => {
		const file = join(folder, path);
		const html = readFileSync(file, 'utf8');
		if (again) rmSync(file);
		writeFileSync(file, securePage(again ? withoutPolicy(html) : html, sources));
	};
}
