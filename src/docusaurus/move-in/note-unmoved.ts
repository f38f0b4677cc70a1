import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type FileChoice, listPages } from '#content/list-files.ts';
import { isCodePage } from '#content/markdown/code-page.ts';
import { moveIn } from '#words/move-in.ts';
import type { ToldPlugin } from './ask-plugins.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';
import type { TakeNote } from './note.ts';
import { notePlugins } from './note-plugins.ts';
import { localeFolder } from './plan-locales.ts';

/** The site to be moved, and the function that receives notes. */
interface UnmovedContext {
	/** Folder of the site, absolute. */
	site: string;
	note: TakeNote;
	/** What its own plugins told. */
	told: readonly ToldPlugin[];
	/** Its pages; their folder is absolute. */
	pages: FileChoice;
}

/** Says what does not move, with its substitute. Returns whether all pages do. */
export function noteRest(file: DocusaurusConfigFile, { site, note, told, pages }: UnmovedContext): boolean {
	note('replaced', 'theme', moveIn.look);
	const version = writtenFor(site);
	if (version?.startsWith('2')) note('open', 'package.json', moveIn.olderVersion(version));
	const hasAllPlugins = notePlugins(file, told, note);
	for (const key of ['scripts', 'stylesheets', 'headTags', 'clientModules']) {
		const given = file[key];
		if (Array.isArray(given) && given.length > 0) note('open', key, moveIn.scripts);
	}
	const more = (file.i18n?.locales ?? []).filter((code) => code !== file.i18n?.defaultLocale && !existsSync(join(site, localeFolder(file.i18n, code))));
	if (more.length > 0) note('open', 'i18n', moveIn.locales(more.join(', ')));
	const drawn = listPages(site, { ...pages, folder: relative(site, pages.folder) }, { react: true }).filter(isCodePage);
	if (drawn.length > 0) note('taken', 'pages', moveIn.codePages(drawn.join(', ')));
	const theme = join(site, 'src/theme');
	const swizzled = existsSync(theme) ? readdirSync(theme).filter((name) => !/^MDXComponents/.test(name)) : [];
	const [roots, parts] = [swizzled.filter(isRoot), swizzled.filter((name) => !isRoot(name) && PARTS_OF_THEME.test(name))];
	for (const name of roots) note('open', 'src/theme', moveIn.root(name));
	if (parts.length > 0) note('open', 'src/theme', moveIn.swizzled(parts.join(', ')));
	// Where the components of pages cannot be drawn, what others link to may be missing.
	return hasAllPlugins && drawn.length === 0;
}

/** What Docusaurus' theme draws around and inside of texts, by the beginning of its name. Everything else in `src/theme` is a component of the site, which texts import as `@theme/…`. */
const PARTS_OF_THEME =
	/^(?:Admonition|AnnouncementBar|BackToTopButton|Blog[A-Z]\w*|Code(?:Block|Inline)|ColorModeToggle|ContentVisibility|Details|Docs?[A-Z]\w*|Edit[A-Z]\w*|ErrorPageContent|Footer|Heading|Icon|LastUpdated|Logo|MDX(?:Content|Page)|Navbar\w*|NotFound|PaginatorNavLink|Search[A-Z]\w*|SiteMetadata|SkipToContent|TOC\w*|Tab(?:s|Item)|Tags?(?:[A-Z]\w*)?|Theme[A-Z]\w*|prism-include-languages)(?:\.[jt]sx?)?$/;

/** Its contexts reach the components of pages. */
const isRoot = (name: string) => /^(?:Root|Layout)(?:\.|$)/.test(name);

/** The version of Docusaurus that the site asks for, where its `package.json` says so. */
function writtenFor(site: string): string | undefined {
	try {
		return /"@docusaurus\/core"\s*:\s*"[^\d"]*([\d.]+)/.exec(readFileSync(join(site, 'package.json'), 'utf8'))?.[1];
	} catch {
		return undefined;
	}
}
