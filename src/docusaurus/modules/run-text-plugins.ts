import { resolve } from 'node:path';
import { defineHastPlugin, defineMdastPlugin, type HastPluginList, type MdastPluginList } from 'satteri';
import { type Pluggable, unified } from 'unified';
import { parseMarkdown } from '#content/markdown/parse.ts';
import type { Source } from '#content/markdown/source.ts';
import { isBuiltIn, REHYPE, REMARK } from '#docusaurus/move-in/plan-text-plugins.ts';
import { findConfigFile } from '../move-in/config-files.ts';
import { docusaurusConfigSchema } from '../move-in/docusaurus-config.ts';
import { evaluateFile, isAbsent, packageOf, takeCalledAbsences } from '../move-in/evaluate-file.ts';
import { contents, findContentPlugins } from '../move-in/find-content-plugins.ts';
import { asParserTree, codePrinter } from './parser-tree.ts';

/** The plugins for the texts below some folders. */
export interface TextPlugins {
	folders: string[];
	remark: Pluggable[];
	rehype: Pluggable[];
	/** Prints code that plugins make as a tree. */
	print: ReturnType<typeof codePrinter>;
}

/** The plugins of remark and rehype that the configuration in `site` (absolute) names, by the folders that they are for. Those that we have instead are left out. */
export async function loadTextPlugins(site: string): Promise<TextPlugins[]> {
	const file = findConfigFile(site);
	if (file === undefined) return [];
	const print = codePrinter(site);
	return contents(findContentPlugins(docusaurusConfigSchema.parse(await evaluateFile(file)))).map(({ options, folders }) => {
		const listed = (keys: readonly string[]) => keys.flatMap((key) => (Array.isArray(options[key]) ? options[key].filter(isOfSite) : []));
		return { folders: folders.map((folder) => resolve(site, folder)), remark: listed(REMARK), rehype: listed(REHYPE), print };
	});
}

function isOfSite(entry: unknown): entry is Pluggable {
	const plugin: unknown = Array.isArray(entry) ? entry[0] : entry;
	return typeof plugin === 'function' && !isAbsent(plugin) && !isBuiltIn(packageOf(plugin) ?? plugin.name);
}

/** Receivers of faults in plugins. */
export interface PluginFaults {
	/** Gets what a plugin throws; the text stays as it was before. */
	onError(error: unknown): void;
	/** Gets the name of a package that a plugin calls and that is not installed. */
	onAbsent(name: string): void;
}

/** The text that plugins work on. */
interface PluginText extends PluginFaults {
	source: Source;
	/** Its file, absolute. */
	path: string;
	frontMatter: unknown;
}

/** The lists of plugins as single ones for our own parser: each gets the whole tree, as plain data, before ours see it. */
export function asParserPlugins({ remark, rehype, print }: TextPlugins, text: PluginText): { mdastPlugins: MdastPluginList; hastPlugins: HastPluginList } {
	return {
		mdastPlugins:
			remark.length === 0
				? []
				: [
						defineMdastPlugin({
							name: 'remark',
							options: { position: true },
							before: (root, context) => runPlugins(root, remark, { ...text, put: (tree) => context.replaceNode(root, asParserTree(tree, print)) }),
						}),
					],
		hastPlugins:
			rehype.length === 0
				? []
				: [
						defineHastPlugin({
							name: 'rehype',
							before: (root, context) => runPlugins(root, rehype, { ...text, put: (tree) => context.replaceNode(root, asParserTree(tree, print)) }),
						}),
					],
	};
}

async function runPlugins<Tree>(
	root: Tree,
	plugins: Pluggable[],
	{ source, path, frontMatter, put, ...faults }: PluginText & { put(tree: Tree): void },
): Promise<void> {
	// Those of the configuration are named by the import.
	takeCalledAbsences();
	const processor = unified()
		// Some plugins read more Markdown by themselves.
		.use(function parser() {
			this.parser = (document) => parseMarkdown({ body: String(document), format: source.format });
		})
		.use({ plugins });
	try {
		const copy = JSON.parse(JSON.stringify(root));
		const made = await processor.run(copy, { path, value: source.body, data: { frontMatter } });
		// A plugin may hand over what such a package gives back.
		put((isAbsent(made) ? copy : made) as Tree);
	} catch (error) {
		faults.onError(error);
	}
	takeCalledAbsences().forEach(faults.onAbsent);
}
