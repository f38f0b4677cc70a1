import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { asUnix } from '#content/files/read-text.ts';
import type { InterfaceWord, InterfaceWords } from '#text/worded.ts';

/** Texts of Docusaurus' theme (their ids without `theme.`), and the words here that say the same; `…` begins the one value that belongs into it. */
export const SAME_WORDS: readonly (readonly [id: string, word: string, value?: string])[] = [
	['common.skipToMainContent', 'navigation.navigation.skip'],
	['NavBar.navAriaLabel', 'navigation.navigation.main'],
	['docs.sidebar.navAriaLabel', 'navigation.navigation.sidebar'],
	['docs.breadcrumbs.navAriaLabel', 'navigation.navigation.breadcrumbs'],
	['docs.breadcrumbs.home', 'navigation.navigation.home'],
	['docs.paginator.navAriaLabel', 'navigation.navigation.pager'],
	['docs.paginator.previous', 'navigation.navigation.previous'],
	['docs.paginator.next', 'navigation.navigation.next'],
	['TOCCollapsible.toggleButtonLabel', 'navigation.navigation.toc'],
	['docs.DocCard.categoryDescription.plurals', 'navigation.navigation.pages', 'count'],
	['DocSidebarItem.expandCategoryAriaLabel', 'navigation.navigation.openCategory', 'label'],
	['common.editThisPage', 'navigation.navigation.edit'],
	['contentVisibility.unlistedBanner.message', 'navigation.navigation.unlisted'],
	['docs.versionBadge.label', 'navigation.versions.badge', 'versionLabel'],
	['admonition.note', 'prose.prose.boxes.note'],
	['admonition.tip', 'prose.prose.boxes.tip'],
	['admonition.info', 'prose.prose.boxes.info'],
	['admonition.warning', 'prose.prose.boxes.warning'],
	['admonition.caution', 'prose.prose.boxes.caution'],
	['admonition.danger', 'prose.prose.boxes.danger'],
	['common.headingLinkTitle', 'prose.prose.linkTo', 'heading'],
	['CodeBlock.copy', 'copy.copy.copy'],
	['CodeBlock.copied', 'copy.copy.copied'],
	['AnnouncementBar.closeButtonAriaLabel', 'announcement.announcement.dismiss'],
	['NotFound.title', 'not-found.notFound.title'],
	['NotFound.p1', 'not-found.notFound.text'],
	['NotFound.p2', 'not-found.notFound.owner'],
	['SearchBar.label', 'search.search.open'],
	['SearchModal.searchBox.placeholderText', 'search-dialog.searchDialog.placeholder'],
	['blog.post.readingTime.plurals', 'blog.blog.readingTime', 'readingTime'],
	['blog.post.readMore', 'blog.blog.more'],
	['blog.post.readMoreLabel', 'blog.blog.moreOf', 'title'],
	['blog.post.plurals', 'blog.blog.posts', 'count'],
	['blog.archive.title', 'blog.blog.archive'],
	['blog.authorsList.pageTitle', 'blog.blog.authors'],
	['blog.authorsList.viewAll', 'blog.blog.allAuthors'],
	['tags.tagsPageTitle', 'blog.blog.tags'],
	['tags.tagsPageLink', 'blog.blog.allTags'],
	['blog.paginator.newerEntries', 'blog.blog.newer'],
	['blog.paginator.olderEntries', 'blog.blog.older'],
	['blog.post.paginator.newerPost', 'blog.blog.newerPost'],
	['blog.post.paginator.olderPost', 'blog.blog.olderPost'],
];

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * The words of the interface in `locale` that a site from Docusaurus has already: in its translations (`code.json` of `folder`, absolute) and in the package of its theme.
 * @returns them by the names that `words.<locale>.yml` has, and how many they are.
 */
export function themeWords(site: string, { locale, folder }: { locale: string; folder: string }): { words: InterfaceWords; count: number } {
	const texts = new Map([...themeTexts(packageFolder(site, locale)), ...themeTexts(folder, ['code.json'])]);
	const words: Group = {};
	let count = 0;
	for (const [id, path, value] of SAME_WORDS) {
		const word = themeWord(texts.get(`theme.${id}`), { value, locale, isTitle: id.startsWith('admonition.') });
		if (word === undefined) continue;
		put(words, path.split('.'), word);
		count++;
	}
	return { words, count };
}

interface Group {
	[name: string]: InterfaceWord | Group;
}

function put(group: Group, [name = '', ...rest]: readonly string[], word: InterfaceWord): void {
	if (rest.length === 0) {
		group[name] = word;
		return;
	}
	group[name] ??= {};
	put(group[name] as Group, rest, word);
}

/** A text as a word of ours: forms for numbers stand between bars there, in the order of the language. */
function themeWord(
	text: string | undefined,
	{ value, locale, isTitle }: { value: string | undefined; locale: string; isTitle: boolean },
): InterfaceWord | undefined {
	if (text === undefined || text.trim() === '') return undefined;
	if (isTitle) return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
	const filled = value === undefined ? text : text.replaceAll(`{${value}}`, '{1}');
	if (/\{(?!1\})/.test(filled)) return undefined;
	if (value === undefined || !filled.includes('|')) return filled;
	const known = new Set<string>(new Intl.PluralRules(locale).resolvedOptions().pluralCategories);
	const forms = filled.split('|');
	const names = CATEGORIES.filter((category) => known.has(category));
	return { ...Object.fromEntries(forms.map((form, index) => [names[index] ?? 'other', form])), other: forms.at(-1) ?? filled };
}

const textsSchema = z.record(z.string(), z.union([z.string(), z.looseObject({ message: z.string() })]).catch('')).catch({});

/** Texts by their ids, of the files of a folder. */
function themeTexts(folder: string | undefined, names?: readonly string[]): Map<string, string> {
	if (folder === undefined || !existsSync(folder)) return new Map();
	const files = (names ?? readdirSync(folder).filter((name) => name.endsWith('.json'))).map((name) => join(folder, name)).filter((file) => existsSync(file));
	return new Map(
		files.flatMap((file) =>
			Object.entries(textsSchema.parse(readJson(file))).map(([id, text]) => [id, typeof text === 'string' ? text : text.message] as const),
		),
	);
}

function readJson(file: string): unknown {
	try {
		return JSON.parse(asUnix(readFileSync(file, 'utf8')));
	} catch {
		return {};
	}
}

/** The package of the theme with its texts, where it is installed: in the site or above it. */
function packageFolder(folder: string, locale: string): string | undefined {
	const found = [locale, locale.split('-')[0]]
		.map((name) => join(folder, 'node_modules/@docusaurus/theme-translations/locales', `${name}`))
		.find((path) => existsSync(path));
	return found ?? (dirname(folder) === folder ? undefined : packageFolder(dirname(folder), locale));
}
