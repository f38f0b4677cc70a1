import { readFileSync } from 'node:fs';
import { findConfigFile } from './config-files.ts';

/** The main language of the Docusaurus site in `site` (absolute), as its configuration is written, before it is evaluated; English where it says nothing, as there. `undefined` where there is no such site. */
export function writtenLocale(site: string): string | undefined {
	const file = findConfigFile(site);
	return file === undefined ? undefined : (/\bdefaultLocale\s*:\s*['"`]([\w-]+)['"`]/.exec(readFileSync(file, 'utf8'))?.[1] ?? 'en');
}
