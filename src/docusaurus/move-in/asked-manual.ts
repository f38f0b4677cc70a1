import { posix, relative } from 'node:path';
import { docusaurusConfigSchema } from './docusaurus-config.ts';
import { evaluateFile } from './evaluate-file.ts';
import { type ContentPlugins, findContentPlugins } from './find-content-plugins.ts';

/** The options of the manual in `folder` (relative to the site), functions included. Throws when the configuration cannot be evaluated. */
export async function askedManual(configFile: string, folder: string): Promise<ContentPlugins['manuals'][number] | undefined> {
	const site = posix.dirname(configFile.replaceAll('\\', '/'));
	const { manuals } = findContentPlugins(docusaurusConfigSchema.parse(await evaluateFile(configFile)));
	return manuals.find(({ path }) => posix.normalize(relative(site, posix.resolve(site, path))) === posix.normalize(folder));
}
