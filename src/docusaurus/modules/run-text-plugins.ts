import { join } from 'node:path';
import { defineHastPlugin, defineMdastPlugin, type HastPluginList, type MdastPluginList } from 'satteri';
import { type Pluggable, unified } from 'unified';
import type { Source } from '#content/markdown/source.ts';
import { findConfigFile } from '../move-in/config-files.ts';
import { contentOptions } from '../move-in/content-options.ts';
import { docusaurusConfigSchema } from '../move-in/docusaurus-config.ts';
import { evaluateFile, isAbsent, packageOf } from '../move-in/evaluate-file.ts';
import { isBuiltIn, REHYPE, REMARK } from '../move-in/text-plugins.ts';

/** The plugins for the texts below a folder. */
export interface TextPlugins {
	folder: string;
	remark: Pluggable[];
	rehype: Pluggable[];
}

/** The plugins of remark and rehype that the configuration in `site` (absolute) names, by the folder that they are for. Those that we have instead are left out. */
export async function loadTextPlugins(site: string): Promise<TextPlugins[]> {
	const file = findConfigFile(site);
	if (file === undefined) return [];
	const { manuals, blogs, pages } = contentOptions(docusaurusConfigSchema.parse(await evaluateFile(file)));
	return [...manuals, ...blogs, ...(pages ? [pages] : [])].map((options) => {
		const listed = (keys: readonly string[]) => keys.flatMap((key) => (Array.isArray(options[key]) ? options[key].filter(isOfSite) : []));
		return { folder: join(site, options.path), remark: listed(REMARK), rehype: listed(REHYPE) };
	});
}

function isOfSite(entry: unknown): entry is Pluggable {
	const plugin: unknown = Array.isArray(entry) ? entry[0] : entry;
	return typeof plugin === 'function' && !isAbsent(plugin) && !isBuiltIn(packageOf(plugin) ?? plugin.name);
}

/** The lists of plugins as single ones for our own parser: each gets the whole tree, as plain data, before ours see it. */
export function asParserPlugins(
	{ remark, rehype }: TextPlugins,
	{ source, path, frontMatter }: { source: Source; path: string; frontMatter: unknown },
): { mdastPlugins: MdastPluginList; hastPlugins: HastPluginList } {
	const file = { path, value: source.body, data: { frontMatter } };
	const run = async (tree: unknown, plugins: Pluggable[]) =>
		await unified()
			.use({ plugins })
			.run(JSON.parse(JSON.stringify(tree)), file);
	return {
		mdastPlugins:
			remark.length === 0
				? []
				: [
						defineMdastPlugin({
							name: 'remark',
							options: { position: true },
							before: async (root, context) => context.replaceNode(root, (await run(root, remark)) as typeof root),
						}),
					],
		hastPlugins:
			rehype.length === 0
				? []
				: [defineHastPlugin({ name: 'rehype', before: async (root, context) => context.replaceNode(root, (await run(root, rehype)) as typeof root) })],
	};
}
