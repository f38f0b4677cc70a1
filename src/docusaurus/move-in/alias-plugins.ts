import { isAbsolute, join } from 'node:path';
import type { ToldPlugin } from './ask-plugins.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';
import { packageCalled, packageName } from './package-name.ts';

/**
 * Plugins of packages whose whole work are names of imports, which their options say (`docusaurus-plugin-module-alias`): they need not be installed to be asked.
 * @param site the folder of the configuration, absolute.
 */
export const aliasPlugins = ({ plugins }: Pick<DocusaurusConfigFile, 'plugins'>, site: string): ToldPlugin[] =>
	plugins.flatMap(({ name, options }) => {
		if (!packageCalled('plugin-(?:module-)?alias(?:es)?').test(packageName(name))) return [];
		const aliases = Object.entries(Object(options['alias'] ?? options['aliases'])).flatMap(([from, path]): [string, string[]][] =>
			typeof path === 'string' ? [[from, [isAbsolute(path) ? path : join(site, path)]]] : [],
		);
		return aliases.length === 0 ? [] : [{ entry: name, name, id: 'default', pages: 0, aliases: Object.fromEntries(aliases) }];
	});
