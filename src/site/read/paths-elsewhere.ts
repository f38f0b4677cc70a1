import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readBlog } from '#content/blog.ts';
import { readDocs } from '#content/doc.ts';
import { readFreePages } from '#content/free-page.ts';
import { listFiles } from '#content/list-files.ts';
import type { Conventions } from '#content/markdown/conventions.ts';
import type { Site } from '#navigation/site.ts';
import type { VersionPlan } from '#navigation/version.ts';
import { localeOf, localesOf } from '#schema/locale.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { translationFolders } from './localise.ts';

interface LocaleContext {
	/** The settings of the site in its own language. */
	own: SiteConfig;
	plans: readonly VersionPlan[];
	conventions: Conventions;
	/** The language whose pages are read. */
	locale: string;
}

/**
 * Addresses of pages in the other languages of the site in `root`, by code of the language and path of the page in this one. Only pages with another address, because a
 * translation sets its own, or with none (`null`), because a text exists only in this language.
 */
export function pathsElsewhere(root: string, { own, plans, conventions, locale }: LocaleContext): Site['pathsElsewhere'] {
	const built = localesOf(own).filter(({ code, folder }) => code === localeOf(own) || folder !== undefined);
	if (!built.some(({ folder }) => folder !== undefined && mayMove(root, { config: own, conventions, home: folder }))) return {};
	const plain = paths(root, { plans, config: own, conventions });
	const inLocale = new Map(
		built.map(({ code, folder }) => {
			const translated = folder === undefined || code === localeOf(own) ? [] : paths(root, { plans, config: own, conventions, home: folder });
			return [code, publishedPaths([...plain, ...translated])];
		}),
	);
	const here = [...(inLocale.get(locale) ?? [])];
	return Object.fromEntries(
		[...inLocale].flatMap(([code, there]) => {
			const taken = new Set(there.values());
			const moved = here.flatMap(([file, path]): [string, string | null][] => {
				// A page from another file (`README.md` for `index.md`) may have the same address.
				const to = there.get(file) ?? (taken.has(path) ? path : null);
				return to === path ? [] : [[path, to]];
			});
			return code === locale || moved.length === 0 ? [] : [[code, Object.fromEntries(moved)]];
		}),
	);
}

interface Translations {
	config: SiteConfig;
	conventions: Conventions;
	/** Folder of translations. */
	home: string;
}

interface LocaleTexts extends Omit<Translations, 'home'> {
	plans: readonly VersionPlan[];
	/** Without it, the site's own texts are used. */
	home?: string;
}

/** Keys of front matter that decide about an address, or whether there is one, with their values; names of files are those of the site's own texts. */
const ADDRESS_KEYS = /^.*\b(?:slug|id|date|draft)\b.*(?:\n[ \t].*)*/gm;

/** Whether any translation may have an address other than its text, or lack one. Most have none of their own, so reading their front matter is enough. */
function mayMove(root: string, { config, conventions, home }: Translations): boolean {
	if (Object.keys(conventions.frontMatter).length > 0) return true;
	return translationFolders(root, config, home).some(([from, to]) =>
		listFiles(root, from, ['.md', '.mdx']).some((file) => {
			const text = join(root, to, posix.relative(from, file));
			// Symbolic links may be broken.
			return !existsSync(text) || (existsSync(join(root, file)) && addressKeys(text) !== addressKeys(join(root, file)));
		}),
	);
}

function addressKeys(path: string): string {
	const [, head = ''] = /^\uFEFF?---\r?\n([\s\S]*?)\n---/.exec(readFileSync(path, 'utf8')) ?? [];
	return (head.match(ADDRESS_KEYS) ?? []).sort().join('\n');
}

type FilePath = [file: string, path: string | undefined];

/** A translation replaces the text, even as a draft, which has no page. */
const publishedPaths = (all: readonly FilePath[]): ReadonlyMap<string, string> =>
	new Map([...new Map(all)].flatMap(([file, path]): [string, string][] => (path === undefined ? [] : [[file, path]])));

/** The paths of all pages by their files, named as in the site's own language, whichever of both endings a translation has; none of drafts. */
function paths(root: string, { plans, config, conventions, home }: LocaleTexts): FilePath[] {
	const folders = home === undefined ? undefined : new Map(translationFolders(root, config, home).map(([from, to]) => [to, from]));
	const placeOf = (folder: string) => (folders === undefined ? folder : folders.get(folder));
	const named = (folder: string, from: string, pages: readonly { file: string; path: string; draft: boolean }[]) =>
		pages.map(({ file, path, draft }): FilePath => [posix.join(folder, posix.relative(from, file)).replace(/\.mdx$/, '.md'), draft ? undefined : path]);
	const docs = plans.flatMap((plan) => {
		const from = placeOf(plan.folder);
		return from === undefined ? [] : named(plan.folder, from, readDocs(root, { ...plan, folder: from }, { conventions }).docs);
	});
	const { blog, otherBlogs, pages } = config;
	const posts = [blog, ...otherBlogs].flatMap((each) => {
		const from = placeOf(each.folder);
		return from === undefined ? [] : named(each.folder, from, readBlog(root, { ...each, folder: from }, conventions).blog.posts);
	});
	const free = placeOf(pages.folder);
	return [...docs, ...posts, ...(free === undefined ? [] : named(pages.folder, free, readFreePages(root, { ...pages, folder: free }, conventions).pages))];
}
