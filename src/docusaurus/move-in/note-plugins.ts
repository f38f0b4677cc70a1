import { moveIn } from '#words/move-in.ts';
import type { ToldPlugin } from './ask-plugins.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';
import { CLASSIC } from './find-content-plugins.ts';
import type { Note, TakeNote } from './note.ts';
import { packageCalled, packageName, shortName } from './package-name.ts';
import { showsApis } from './plan-apis.ts';

/** Plugins and options of the preset that count visits by scripts of others. */
const COUNTERS = packageCalled(
	'google-?(?:gtag|analytics|tag-?manager)|gtag|gtm|vercel-.*insights|(?:[\\w-]+-)?analytics|umami|plausible|matomo|posthog|clarity|hotjar|fathom|goatcounter|segment',
);
const SEARCHES = '(?:search|lunr|algolia|docsearch|typesense|meilisearch|flexsearch|pagefind)';

/** What is said of a plugin whose name matches: the first that does. */
const PLUGINS: readonly { name: RegExp; note: [kind: Note['kind'], place: string, text: (name: string) => string] }[] = [
	{ name: packageCalled(`${SEARCHES}(?:-(?:${SEARCHES}|local|offline|docusaurus))*`), note: ['replaced', 'plugins', moveIn.search] },
	{ name: /^@docsearch\//, note: ['replaced', 'plugins', moveIn.search] },
	{ name: packageCalled('theme-mermaid'), note: ['taken', 'themes', () => moveIn.mermaid] },
	{ name: COUNTERS, note: ['open', 'plugins', moveIn.counters] },
	// Their work is done here without them.
	{
		name: packageCalled('plugin-(?:sitemap|css-cascade-layers|svgr|debug|pwa|rsdoctor|ideal-image|(?:dart-)?sass)|theme-classic'),
		note: ['replaced', 'plugins', moveIn.builtIn],
	},
	{ name: /^@docusaurus\/faster$/, note: ['replaced', 'plugins', moveIn.builtIn] },
];

/** Plugins that others of this folder ask for their content or redirects. */
const CONTENT_OR_REDIRECTS = packageCalled('plugin-(?:content-(?:docs|blog|pages)|client-redirects)');

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
	for (const name of new Set(counters)) note('open', 'presets', moveIn.counters(name));
	// Of several instances of a plugin one says all.
	const listed = new Set([...presets.filter(({ name }) => !CLASSIC.test(packageName(name))), ...plugins, ...themes].map(({ name }) => name));
	const names = [...listed].filter((name) => !CONTENT_OR_REDIRECTS.test(packageName(name)) && !own.has(name));
	const others = names.filter((name) => !showsApis(name));
	const unknown = others.filter((name) => !noteKnown(name, note)).map(shortName);
	const silent = noteTold(told, note);
	const idle = new Set([...silent, ...unknown]);
	if (idle.size > 0) note('open', 'plugins', moveIn.plugins([...idle].join(', ')));
	// Links into the pages of an API lead elsewhere here.
	const hasAllOthers = unknown.length === 0 && others.length === names.length;
	return hasAllOthers && silent.length === 0 && told.every(({ pages, error }) => pages === 0 && error === undefined);
}

/** Says what is done here in the place of a plugin, if that is known. */
function noteKnown(name: string, note: TakeNote): boolean {
	const known = PLUGINS.find(({ name: pattern }) => pattern.test(packageName(name)));
	if (known === undefined) return false;
	const [kind, place, text] = known.note;
	note(kind, place, text(shortName(name)));
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
	for (const [error, all] of failed) note('open', 'plugins', moveIn.pluginFailed([...new Set(all.map(({ name }) => name))].join(', '), error));
	return told
		.filter(({ data, pages, error, aliases }) => data === undefined && pages === 0 && error === undefined && aliasNames(aliases).length === 0)
		.map(({ name }) => name);
}

const aliasNames = (aliases: ToldPlugin['aliases']) => Object.keys(aliases ?? {});
