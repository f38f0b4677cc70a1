import { z } from 'zod';
import type { SiteConfigInput } from '#schema/site-config.ts';
import { moveIn } from '#words/move-in.ts';
import type { TakeNote } from './note.ts';

/** Where options name plugins of remark and rehype, in the order in which they run. */
export const REMARK = ['beforeDefaultRemarkPlugins', 'remarkPlugins'] as const;
export const REHYPE = ['beforeDefaultRehypePlugins', 'rehypePlugins'] as const;

/** Plugins whose work is done here without them, by the name of their package or function. */
const BUILT_IN = /npm2yarn|remark-?(?:math|gfm|emoji|directive|comment|mermaid)|rehype-?(?:katex|mathjax|raw|slug)/i;
const MATHS = /remark-?math/i;

export const isBuiltIn = (name: string): boolean => BUILT_IN.test(name);

/** A plugin as the process that evaluates a configuration hands it over. */
const named = z.union([z.object({ missing: z.string() }), z.object({ function: z.string(), from: z.string().optional() })]);
const entry = z.union([
	named,
	z
		.tuple([named])
		.rest(z.unknown())
		.transform(([plugin]) => plugin),
]);

type TextPluginSettings = Pick<NonNullable<SiteConfigInput['docusaurus']>, 'formulas' | 'textPlugins'>;

/** What becomes of the plugins of remark and rehype that options of content name. */
export function planTextPlugins(options: readonly Record<string, unknown>[], note: TakeNote): TextPluginSettings {
	const given = options.flatMap((one) =>
		[...REMARK, ...REHYPE].flatMap((key) => (Array.isArray(one[key]) ? one[key].flatMap((plugin: unknown) => entry.safeParse(plugin).data ?? []) : [])),
	);
	const nameOf = (plugin: z.output<typeof named>) => ('missing' in plugin ? plugin.missing : (plugin.from ?? plugin.function));
	const others = given.filter((plugin) => !isBuiltIn(nameOf(plugin)));
	for (const plugin of given) if (isBuiltIn(nameOf(plugin))) note('replaced', 'remarkPlugins', moveIn.builtIn(nameOf(plugin)));
	for (const plugin of others) if ('missing' in plugin) note('open', 'remarkPlugins', moveIn.textPluginMissing(plugin.missing));
	const running = others.filter((plugin) => !('missing' in plugin)).map(nameOf);
	if (running.length > 0) note('taken', 'remarkPlugins', moveIn.textPlugins([...new Set(running)].join(', ')));
	return { ...(given.some((plugin) => MATHS.test(nameOf(plugin))) ? { formulas: true } : {}), ...(others.length > 0 ? { textPlugins: true } : {}) };
}
