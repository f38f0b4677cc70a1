import { askWorker } from './ask-worker.ts';
import { findConfigFile } from './config-files.ts';

/** What `markdown.parseFrontMatter` and `markdown.preprocessor` make of a file, or why they do not. */
export type ChangedFrontMatter =
	| {
			frontMatter?: Record<string, unknown>;
			/** Whether the former changes the text, too. */
			hasOtherText: boolean;
			/** The whole file as the latter changes it. */
			text?: string;
	  }
	| { error: string };

/**
 * Gives texts to the functions with which the configuration in `site` (absolute) reads front matter and changes texts, in a process without network.
 * @param files relative to `root`.
 * Throws when the configuration cannot be evaluated.
 */
export async function parseFrontMatter(site: string, root: string, files: readonly string[]): Promise<Record<string, ChangedFrontMatter>> {
	const config = findConfigFile(site);
	if (config === undefined) return {};
	return (await askWorker('front-matter-worker.ts', { args: [config, root], input: JSON.stringify(files) })) as Record<string, ChangedFrontMatter>;
}
