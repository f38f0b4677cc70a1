import { askWorker } from './ask-worker.ts';
import { findConfigFile } from './config-files.ts';

/** A former address, and the page that it leads to. */
export interface CreatedRedirect {
	from: string;
	to: string;
}

/**
 * Asks the redirect plugins of the configuration in `site` (absolute) what else leads to the pages at `paths`, as Docusaurus writes them, in a process without network.
 * Throws when the configuration cannot be evaluated, or its function throws.
 */
export async function createRedirects(site: string, paths: readonly string[]): Promise<CreatedRedirect[]> {
	const config = findConfigFile(site);
	if (config === undefined) return [];
	return (await askWorker('redirects-worker.ts', { args: [config], input: JSON.stringify(paths) })) as CreatedRedirect[];
}
