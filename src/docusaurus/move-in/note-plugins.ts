import { moveIn } from '#words/move-in.ts';
import type { ToldPlugin } from './ask-plugins.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';
import { CLASSIC } from './find-content-plugins.ts';
import type { Note, TakeNote } from './note.ts';
import { showsApis } from './plan-apis.ts';

/** Plugins and options of the preset that count visits by scripts of others. */
const COUNTERS =
	/plugin-(?:google|vercel)|gtag|google-?tag|googleAnalytics|analytics|umami|plausible|matomo|posthog|(?<![a-z])clarity(?!-)|hotjar|fathom|goatcounter|segment(?![a-z])/i;

/** What is said of a plugin whose name matches: the first that does. */
const PLUGINS: readonly { name: RegExp; note: [kind: Note['kind'], place: string, text: (name: string) => string] }[] = [
	{ name: /(?<![a-z])search(?!-(?:engine|console))|lunr|algolia|docsearch/, note: ['replaced', 'plugins', moveIn.search] },
	{ name: /theme-mermaid/, note: ['taken', 'themes', () => moveIn.mermaid] },
	{ name: COUNTERS, note: ['open', 'plugins', moveIn.counters] },
	{
		// Their work is done here without them.
		name: /plugin-(?:sitemap|css-cascade-layers|svgr|debug|pwa|rsdoctor|ideal-image|(?:dart-)?sass)(?![a-z-])|theme-classic|^@docusaurus\/faster/,
		note: ['replaced', 'plugins', moveIn.builtIn],
	},
];

/**
 * Says what becomes of plugins, but for those that hold content or redirects.
 * @param told what the plugins told that the site brings itself.
 * Returns whether all that they add to the site moves.
 */
export function notePlugins(
	{ presets, plugins, themes }: Pick<DocusaurusConfigFile, 'presets' | 'plugins' | 'themes'>,
	told: readonly ToldPlugin[],
	note: TakeNote,
): boolean {
	const own = new Set(told.map(({ entry }) => entry));
	const counters = presets.flatMap(({ options }) => Object.keys(options).filter((key) => options[key] && COUNTERS.test(key)));
	for (const name of counters) note('open', 'presets', moveIn.counters(name));
	const names = [...presets.filter(({ name }) => !CLASSIC.test(name)), ...plugins, ...themes]
		.map(({ name }) => name)
		.filter((name) => !/plugin-content-(?:docs|blog|pages)(?:\/|$)|client-redirects/.test(name) && !own.has(name));
	const others = names.filter((name) => !showsApis(name));
	const unknown = others.filter((name) => !noteKnown(name, note)).map(shortName);
	const silent = noteTold(told, note);
	const idle = [...silent, ...unknown];
	if (idle.length > 0) note('open', 'plugins', moveIn.plugins(idle.join(', ')));
	// Links into the pages of an API lead elsewhere here.
	const hasAllOthers = unknown.length === 0 && others.length === names.length;
	return hasAllOthers && silent.length === 0 && told.every(({ pages, error }) => pages === 0 && error === undefined);
}

/** Says what is done here in the place of a plugin, if that is known. */
function noteKnown(name: string, note: TakeNote): boolean {
	const short = shortName(name);
	const known = PLUGINS.find(({ name: pattern }) => pattern.test(short));
	if (known === undefined) return false;
	const [kind, place, text] = known.note;
	note(kind, place, text(short));
	return true;
}

/** Says the outcome of the plugins that the site brings itself. Returns the names of those that told nothing. */
function noteTold(told: readonly ToldPlugin[], note: TakeNote): string[] {
	for (const { name, data, pages, aliases } of told) {
		const names = aliasNames(aliases);
		if (names.length > 0) note('taken', 'plugins', moveIn.pluginAliases(name, names.join(', ')));
		if (data !== undefined) note('taken', 'plugins', moveIn.pluginData(name));
		if (pages > 0) note('open', 'plugins', moveIn.pluginPages(name, pages));
	}
	const failed = Map.groupBy(
		told.filter(({ error }) => error !== undefined),
		({ error }) => error ?? '',
	);
	for (const [error, all] of failed) note('open', 'plugins', moveIn.pluginFailed(all.map(({ name }) => name).join(', '), error));
	return told
		.filter(({ data, pages, error, aliases }) => data === undefined && pages === 0 && error === undefined && aliasNames(aliases).length === 0)
		.map(({ name }) => name);
}

const aliasNames = (aliases: ToldPlugin['aliases']) => Object.keys(aliases ?? {});

/** A package by its name within the one that installs it, a file by its own, or by that of its folder: what stands above says nothing about the plugin. */
const shortName = (name: string) => name.replace(/^.*\/node_modules\//, '').replace(/^\.{0,2}\/(?:.*\/)?(?=(?!index\.\w+$)[^/]+(?:\/index\.\w+)?$)/, '');
