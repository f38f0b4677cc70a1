import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listPages } from '#content/list-files.ts';
import { isCodePage } from '#content/markdown/code-page.ts';
import { moveIn } from '#words/move-in.ts';
import type { ToldPlugin } from './ask-plugins.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';
import { CLASSIC } from './find-content-plugins.ts';
import type { Note, TakeNote } from './note.ts';
import { showsApis } from './plan-apis.ts';

/** What is said of a plugin whose name matches: the first that does. */
const PLUGINS: readonly { name: RegExp; note: [kind: Note['kind'], place: string, text: (name: string) => string] }[] = [
	{ name: /search|lunr|algolia|docsearch/, note: ['replaced', 'plugins', moveIn.search] },
	{ name: /theme-mermaid/, note: ['taken', 'themes', () => moveIn.mermaid] },
	{
		// Their work is done here without them.
		name: /plugin-(?:sitemap|google|css-cascade|svgr|debug|pwa|rsdoctor|vercel)|theme-classic|ideal-image|sass|webpack|umami|gtag|analytics|faster/,
		note: ['replaced', 'plugins', moveIn.builtIn],
	},
];

/** A site that comes, and where what is to be said of it goes. */
interface UnmovedContext {
	/** Folder of the site, absolute. */
	site: string;
	note: TakeNote;
	/** What its own plugins told. */
	told: readonly ToldPlugin[];
	/** Folder of its pages, absolute. */
	pages: string;
}

/** Says what does not move, with its substitute. Returns whether all pages do. */
export function noteRest(file: DocusaurusConfigFile, { site, note, told, pages }: UnmovedContext): boolean {
	note('replaced', 'theme', moveIn.look);
	const version = writtenFor(site);
	if (version?.startsWith('2')) note('open', 'package.json', moveIn.olderVersion(version));
	const hasOwnPlugins = noteOwnPlugins(told, note);
	const hasAllPlugins = notePlugins(file, note, new Set(told.map(({ entry }) => entry))) && hasOwnPlugins;
	for (const key of ['scripts', 'stylesheets', 'headTags', 'clientModules']) {
		const given = file[key];
		if (Array.isArray(given) && given.length > 0) note('open', key, moveIn.scripts(key));
	}
	const more = (file.i18n?.locales ?? []).filter((code) => code !== file.i18n?.defaultLocale && !existsSync(join(site, 'i18n', code)));
	if (more.length > 0) note('open', 'i18n', moveIn.locales(more.join(', ')));
	const drawn = listPages(site, relative(site, pages), { react: true }).filter(isCodePage);
	if (drawn.length > 0) note('taken', 'pages', moveIn.codePages(drawn.join(', ')));
	const theme = join(site, 'src/theme');
	const swizzled = existsSync(theme) ? readdirSync(theme).filter((name) => !/^MDXComponents/.test(name)) : [];
	for (const name of swizzled) note('open', `src/theme/${name}`, moveIn.swizzled(`src/theme/${name}`));
	// Where the components of pages cannot be drawn, what others link to may be missing.
	return hasAllPlugins && drawn.length === 0;
}

/** Says what becomes of the plugins that the site brings itself. Returns whether all that they add to the site moves. */
function noteOwnPlugins(told: readonly ToldPlugin[], note: TakeNote): boolean {
	for (const { name, data, pages, error } of told) {
		if (error !== undefined) note('open', 'plugins', moveIn.pluginFailed(name, error));
		else if (data !== undefined) note('taken', 'plugins', moveIn.pluginData(name));
		else if (pages === 0) note('open', 'plugins', moveIn.plugin(name));
		if (pages > 0) note('open', 'plugins', moveIn.pluginPages(name, pages));
	}
	return told.every(({ data, error }) => data !== undefined && error === undefined) && told.every(({ pages }) => pages === 0);
}

/** Says what becomes of other plugins, but for those that hold content. Returns whether all that they add to the site moves. */
function notePlugins({ presets, plugins, themes }: DocusaurusConfigFile, note: TakeNote, own: ReadonlySet<string | undefined>): boolean {
	const names = [...presets.filter(({ name }) => !CLASSIC.test(name)), ...plugins, ...themes]
		.map(({ name }) => name)
		.filter((name) => !/plugin-content-(?:docs|blog|pages)(?:\/|$)|client-redirects/.test(name) && !own.has(name));
	// Links into the pages of an API lead elsewhere here.
	const others = names.filter((name) => !showsApis(name));
	const unknown = others.filter((name) => {
		const known = PLUGINS.find(({ name: pattern }) => pattern.test(name));
		const [kind, place, text] = known?.note ?? ['open', 'plugins', moveIn.plugin];
		note(kind, place, text(shortName(name)));
		return known === undefined;
	});
	return unknown.length === 0 && others.length === names.length;
}

/** The version of Docusaurus that the site asks for, where its `package.json` says so. */
function writtenFor(site: string): string | undefined {
	try {
		return /"@docusaurus\/core"\s*:\s*"[^\d"]*([\d.]+)/.exec(readFileSync(join(site, 'package.json'), 'utf8'))?.[1];
	} catch {
		return undefined;
	}
}

const shortName = (name: string) => name.replace(/^.*\/node_modules\//, '').replace(/^\/.*\//, '');
