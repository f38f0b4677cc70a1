import { z } from 'zod';
import type { SiteConfigInput } from '#schema/site-config.ts';
import { moveIn } from '#words/move-in.ts';
import { MISSING } from './evaluate.ts';
import type { TakeNote } from './note.ts';

/** Where options name plugins of remark and rehype, in the order in which they run. */
export const REMARK = ['beforeDefaultRemarkPlugins', 'remarkPlugins'] as const;
export const REHYPE = ['beforeDefaultRehypePlugins', 'rehypePlugins'] as const;

/** Plugins whose work is done here without them, by the name of their package or function. */
const BUILT_IN =
	/^(?:@[^/]+\/)?(?:(?:remark-?)?(?:plugin-?)?npm2yarn|remark-?(?:math|gfm|emoji|directive|comment|mermaid(?:js|-dataurl)?)|rehype-?(?:katex|mathjax|raw|slug))(?:\/.*|\$\d+)?$/i;
const MATHS = /^remark-?math(?:\/.*|\$\d+)?$/i;

/** Whether this program does by itself what the plugin does. */
export const isBuiltIn = (name: string): boolean => BUILT_IN.test(name);

/** A plugin as the process that evaluates a configuration hands it over. */
const namedPlugin = z.union([
	z.object({ [MISSING]: z.string(), reason: z.string().optional() }).transform(({ [MISSING]: name, reason }) => ({ missing: name, reason })),
	z.object({ function: z.string(), from: z.string().optional() }),
]);
const entry = z.union([
	namedPlugin,
	z
		.tuple([namedPlugin])
		.rest(z.unknown())
		.transform(([plugin]) => plugin),
]);

/** Settings of the whole site, and of what came from Docusaurus. */
interface TextPluginSettings extends Pick<SiteConfigInput, 'markdown'> {
	dialect: Pick<NonNullable<SiteConfigInput['docusaurus']>, 'textPlugins'>;
}

/** Options of a manual, a blog or free pages, and the folders of its texts. */
interface ConfiguredContent {
	options: Record<string, unknown>;
	folders: readonly string[];
}

/** What becomes of the plugins of remark and rehype that options of content name. */
export function planTextPlugins(contents: readonly ConfiguredContent[], note: TakeNote): TextPluginSettings {
	const given = contents.map(({ options, folders }) => ({ folders, plugins: pluginsOf(options) }));
	const all = given.flatMap(({ plugins }) => plugins);
	for (const plugin of all) if (isBuiltIn(pluginName(plugin))) note('replaced', 'remarkPlugins', moveIn.builtIn(pluginName(plugin)));
	for (const plugin of all)
		if ('missing' in plugin && !isBuiltIn(plugin.missing))
			note(
				'open',
				'remarkPlugins',
				plugin.reason === undefined ? moveIn.textPluginMissing(plugin.missing) : moveIn.textPluginFails(plugin.missing, plugin.reason),
			);
	const running = all.filter((plugin) => !('missing' in plugin || isBuiltIn(pluginName(plugin)))).map(pluginName);
	if (running.length > 0) note('taken', 'remarkPlugins', moveIn.textPlugins([...new Set(running.map(ownName))].filter(Boolean).join(', ')));
	const folders = given.flatMap(({ folders, plugins }) => (plugins.some((plugin) => !isBuiltIn(pluginName(plugin))) ? folders : []));
	return {
		...(all.some((plugin) => MATHS.test(pluginName(plugin))) ? { markdown: { math: true } } : {}),
		dialect: folders.length > 0 ? { textPlugins: folders } : {},
	};
}

const pluginsOf = (options: ConfiguredContent['options']) =>
	[...REMARK, ...REHYPE].flatMap((key) => {
		const listed: unknown = options[key];
		return Array.isArray(listed) ? listed.flatMap((plugin: unknown) => entry.safeParse(plugin).data ?? []) : [];
	});

/** Bundling numbers functions of one name. */
const ownName = (name: string) => name.replace(/\$\d+$/, '');

const pluginName = (plugin: z.output<typeof namedPlugin>) => ('missing' in plugin ? plugin.missing : (plugin.from ?? plugin.function));
