import { askWorker } from './ask-worker.ts';
import { findConfigFile } from './config-files.ts';

/** Names of files without endings, and of folders, and the manual that they belong to: its folder relative to that of the site, by which its plugin is found. */
export interface AskedNames {
	manual: string;
	names: readonly string[];
}

/** A name without what says its place, and that place. */
interface ParsedName {
	name: string;
	position?: number;
}

/**
 * Asks the function `numberPrefixParser` of a manual in the configuration in `site` (absolute) what it makes of names, in a process without network. Returns its answers in
 * the order of the names; `undefined` where there is no function. Throws when the configuration cannot be evaluated, or the function throws.
 */
export async function askNumberPrefixes(site: string, asked: AskedNames): Promise<ParsedName[] | undefined> {
	const config = findConfigFile(site);
	if (config === undefined) return undefined;
	return ((await askWorker('number-prefixes-worker.ts', { args: [config], input: JSON.stringify(asked) })) ?? undefined) as ParsedName[] | undefined;
}
