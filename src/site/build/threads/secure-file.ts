import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PolicySources } from '#publish/policy.ts';
import { securePage, withoutPolicy } from '#publish/secure-page.ts';

interface SecuredFolder {
	folder: string;
	sources: PolicySources;
	/** Folder of the site before, if the pages are taken from there with their old policy (`../kept-pages.ts`). */
	from: string | undefined;
}

/** Makes a function that gives a finished page its policy. The page must not change after that. */
export function securePages({ folder, sources, from }: SecuredFolder): (path: string) => void {
	return (path) => {
		const html = readFileSync(join(from ?? folder, path), 'utf8');
		const file = join(folder, path);
		if (from !== undefined) mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, securePage(from === undefined ? html : withoutPolicy(html), sources));
	};
}
