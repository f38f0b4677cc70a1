import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listPages } from '#content/list-files.ts';
import { isCodePage } from '#content/markdown/code-page.ts';
import { moveIn } from '#words/move-in.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';
import { CLASSIC } from './find-content-plugins.ts';
import type { TakeNote } from './note.ts';
import { showsApis } from './plan-apis.ts';

/** Plugins whose work is done here without them. */
const BUILT_IN_PLUGINS =
	/plugin-(?:sitemap|google|css-cascade|svgr|debug|pwa|rsdoctor|vercel)|theme-classic|ideal-image|sass|webpack|umami|gtag|analytics|faster/;
const SEARCH_PLUGINS = /search|lunr|algolia|docsearch/;

/** Says what does not move, with its substitute. Returns whether all pages do. */
export function noteRest(file: DocusaurusConfigFile, { site, note, pages }: { site: string; note: TakeNote; pages: string }): boolean {
	let whole = true;
	note('replaced', 'theme', moveIn.look);
	const version = writtenFor(site);
	if (version?.startsWith('2')) note('open', 'package.json', moveIn.olderVersion(version));
	for (const { name } of [...file.presets.filter(({ name }) => !CLASSIC.test(name)), ...file.plugins, ...file.themes]) {
		if (/plugin-content-(?:docs|blog|pages)(?:\/|$)/.test(name)) continue;
		if (showsApis(name)) {
			// Links into its pages lead elsewhere here.
			whole = false;
			continue;
		}
		if (/client-redirects/.test(name)) note('open', 'plugins', moveIn.redirects);
		else if (SEARCH_PLUGINS.test(name)) note('replaced', 'plugins', moveIn.search(shortName(name)));
		else if (/theme-mermaid/.test(name)) note('taken', 'themes', moveIn.mermaid);
		else if (BUILT_IN_PLUGINS.test(name)) note('replaced', 'plugins', moveIn.builtIn(shortName(name)));
		else {
			whole = false;
			note('open', 'plugins', moveIn.plugin(shortName(name)));
		}
	}
	for (const key of ['scripts', 'stylesheets', 'headTags', 'clientModules']) {
		const given = file[key];
		if (Array.isArray(given) && given.length > 0) note('open', key, moveIn.scripts(key));
	}
	const more = (file.i18n?.locales ?? []).filter((code) => code !== file.i18n?.defaultLocale && !existsSync(join(site, 'i18n', code)));
	if (more.length > 0) note('open', 'i18n', moveIn.locales(more.join(', ')));
	const drawn = listPages(site, relative(site, pages), { react: true }).filter(isCodePage);
	// Where their components cannot be drawn, what others link to may be missing.
	if (drawn.length > 0) whole = false;
	if (drawn.length > 0) note('taken', 'pages', moveIn.codePages(drawn.join(', ')));
	const theme = join(site, 'src/theme');
	if (existsSync(theme))
		for (const name of readdirSync(theme)) if (!/^MDXComponents/.test(name)) note('open', `src/theme/${name}`, moveIn.swizzled(`src/theme/${name}`));
	return whole;
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
