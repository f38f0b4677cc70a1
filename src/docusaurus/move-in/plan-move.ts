import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { SiteConfigInput } from '#schema/site-config.ts';
import { moveIn } from '#words/move-in.ts';
import { aliasPlugins } from './alias-plugins.ts';
import type { ToldPlugin } from './ask-plugins.ts';
import { READ_KEYS } from './documented-keys.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';
import { type ContentPlugins, contents, findContentPlugins } from './find-content-plugins.ts';
import { given } from './given-settings.ts';
import type { Note, TakeNote } from './note.ts';
import { noteIgnored } from './note-ignored.ts';
import { noteRest } from './note-unmoved.ts';
import { planApis } from './plan-apis.ts';
import { isKept, planTexts, slashed } from './plan-content.ts';
import { planLocales } from './plan-locales.ts';
import { planBrand, planFooter, planLogo, planNavbar, toTarget } from './plan-navigation.ts';
import { planRedirects, withMoved } from './plan-redirects.ts';
import { planRules } from './plan-rules.ts';
import { planStyles } from './plan-styles.ts';
import { planTextPlugins } from './plan-text-plugins.ts';
import { HTML_LINK, linkedTextOfHtml, textOfHtml } from './text-of-html.ts';
import { withOwnPlugins } from './wrapped-content.ts';

interface MovePlan {
	/** `site.config.ts`, but for its `root`. */
	config: SiteConfigInput;
	/** Folder that all paths count from, absolute. */
	root: string;
	notes: Note[];
}

/**
 * Plans the move of the site in `site` (absolute) from its evaluated configuration and what its own plugins told: the settings that stand for it here, and what is
 * to be said of the rest.
 */
export function planMove(site: string, written: DocusaurusConfigFile, allTold: readonly ToldPlugin[] = []): MovePlan {
	const notes: Note[] = [];
	const note = (kind: Note['kind'], place: string, text: string) => notes.push({ kind, place, text });
	const { file, told: toldByOwn } = withOwnPlugins(written, allTold, note);
	const told = [...toldByOwn, ...aliasPlugins(file, site)];
	const options = findContentPlugins(file);
	const { manuals, blogs, pages } = options;
	noteContentFaults(options, site, note);

	const { root, inRoot, prefix } = placesInRoot(site, options);
	const { announcementBar, docs: { versionPersistence } = {} } = file.themeConfig;
	const texts = planTexts(options, { site, inRoot, prefix, note, versionPersistence });
	const statics = file.staticDirectories.filter((folder) => existsSync(join(site, folder)));
	if (statics.length > 0) note('taken', 'staticDirectories', moveIn.files(statics.join(', ')));
	const { redirects: named, createsRedirects } = planRedirects(file, note);
	const { apis, moved, apiFolders } = planApis(file, { site, inRoot, statics, note });
	const redirects = withMoved(named, moved);
	const whole = noteRest(file, { site, note, told, pages: { ...pages, folder: join(root, texts.pages.folder) } });

	const { markdown, dialect } = planTextPlugins(
		contents(options).map(({ options, folders }) => ({ options, folders: folders.map(inRoot) })),
		note,
	);

	const { styles, drawn } = planStyles(file, { site, inRoot, note });

	const boxes = [...manuals, ...blogs, pages].flatMap((options) => (typeof options?.admonitions === 'object' ? (options.admonitions.keywords ?? []) : []));
	const locales = planLocales(file, { site, prefix });
	const config: SiteConfigInput = given({
		title: file.title,
		...locales,
		tagline: file.tagline || undefined,
		url: /^https?:/.test(file.url) ? new URL(file.url).origin : `https://${file.url}`,
		base: slashed(file.baseUrl) === '/' ? undefined : slashed(file.baseUrl),
		copyright: copyright(file),
		files: statics.length > 0 ? statics.map(inRoot) : [`${prefix}static`],
		announcement: announcementBar && planAnnouncement(announcementBar, file.baseUrl),
		noIndex: file.noIndex || undefined,
		brand: planBrand(file),
		logo: planLogo(file),
		colourMode: planColours(file),
		icon: file.favicon ? toTarget(file.favicon, file.baseUrl) : undefined,
		redirects: redirects.length > 0 ? redirects : undefined,
		navbar: planNavbar(file, {
			note,
			moved,
			hasLocales: locales.locales !== undefined,
			first: manuals[0]?.id,
			drawn,
			routes: Object.fromEntries(manuals.map(({ id, routeBasePath }) => [id, slashed(routeBasePath)])),
		}),
		footer: planFooter(file, { note, moved }),
		api: apis.length > 0 ? apis : undefined,
		...texts,
		markdown,
		docusaurus: planDialect(file, {
			site: prefix === '' ? undefined : inRoot('.'),
			boxes,
			textPlugins: dialect,
			styles,
			createsRedirects,
			sidebarGenerators: manuals.flatMap(({ path, sidebarItemsGenerator }) => (sidebarItemsGenerator === undefined ? [] : [inRoot(path)])),
			prefixParsers: manuals.flatMap(({ path, numberPrefixParser }) => (isKept(numberPrefixParser) ? [inRoot(path)] : [])),
			asksEditUrls: [...manuals, ...blogs, pages].some((options) => isKept(options?.editUrl)),
			apiFolders,
			told,
			inRoot,
		}),
		rules: planRules(file, { whole }),
	});
	if (config.docusaurus?.parseFrontMatter) note('taken', 'markdown', moveIn.parseFrontMatter);
	if (config.docusaurus?.preprocessor) note('taken', 'markdown', moveIn.preprocessor);
	if (config.docusaurus?.asksEditUrls) note('taken', 'editUrl', moveIn.editUrls);
	note('taken', 'onBroken…', moveIn.links);
	noteIgnored(file, options, note);
	return { config, root, notes };
}

/** The folder that holds the site and all its texts, and how its paths are written from there. */
function placesInRoot(site: string, { manuals, blogs }: ContentPlugins) {
	const folders = [...manuals, ...blogs].map(({ path }) => join(site, path));
	const root = commonFolder([site, ...folders.filter((folder) => existsSync(folder))]);
	const inRoot = (path: string) => relative(root, isAbsolute(path) ? path : join(site, path)).replaceAll('\\', '/') || '.';
	return { root, inRoot, prefix: inRoot('.') === '.' ? '' : `${inRoot('.')}/` };
}

/** Options that make no sense, and folders of manuals that are not there. */
function noteContentFaults({ manuals, unfit }: ContentPlugins, site: string, note: TakeNote): void {
	for (const { place, fallback } of unfit) note('open', place, moveIn.unfit(fallback === undefined ? undefined : String(fallback)));
	for (const { path } of manuals) if (!existsSync(join(site, path))) note('open', 'docs.path', moveIn.noContent(path));
}

/** A link that is the only one is that of the whole bar. */
function planAnnouncement(
	{ content, id = 'announcement', isCloseable = true }: NonNullable<DocusaurusConfigFile['themeConfig']['announcementBar']>,
	baseUrl: string,
) {
	if (!content) return undefined;
	const [only, ...more] = [...content.matchAll(HTML_LINK)].map(([, href = '']) => toTarget(href, baseUrl));
	if (more.length === 0) return { id, text: textOfHtml(content), ...(only === undefined ? {} : { to: only }), dismissible: isCloseable };
	return { id, text: linkedTextOfHtml(content, (href) => toTarget(href, baseUrl)), dismissible: isCloseable };
}

/** What the system prefers counts more than the mode by default, as there. */
function planColours({ themeConfig: { colorMode = {} } }: DocusaurusConfigFile): SiteConfigInput['colourMode'] {
	const { defaultMode = 'light', disableSwitch = false, respectPrefersColorScheme = false } = colorMode;
	const initial = respectPrefersColorScheme ? 'system' : defaultMode;
	if (initial === 'light' && !disableSwitch) return undefined;
	return { initial, choice: !disableSwitch };
}

interface DialectParts {
	site: string | undefined;
	boxes: string[];
	textPlugins: ReturnType<typeof planTextPlugins>['dialect'];
	styles: string[];
	createsRedirects: boolean;
	asksEditUrls: boolean;
	sidebarGenerators: string[];
	prefixParsers: string[];
	apiFolders: Record<string, string>;
	told: readonly ToldPlugin[];
	inRoot(path: string): string;
}

/** How texts were written, with what plugins say of it. */
function planDialect(
	{ markdown, themeConfig, trailingSlash, customFields, organizationName }: DocusaurusConfigFile,
	{ site, boxes, textPlugins, styles, createsRedirects, asksEditUrls, sidebarGenerators, prefixParsers, apiFolders, told, inRoot }: DialectParts,
) {
	const aliases = told.flatMap((plugin) => Object.entries(plugin.aliases ?? {}).map(([name, paths]) => [name, paths.map(inRoot)] as const));
	const textFiles = told.flatMap((plugin) => plugin.textFiles ?? []);
	return given({
		site,
		format: markdown?.format ?? 'mdx',
		trailingSlash,
		boxes: boxes.length > 0 ? boxes : undefined,
		diagrams: markdown?.mermaid ? true : undefined,
		parseFrontMatter: typeof markdown?.['parseFrontMatter'] === 'object' ? true : undefined,
		preprocessor: typeof markdown?.['preprocessor'] === 'object' ? true : undefined,
		createsRedirects: createsRedirects || undefined,
		asksEditUrls: asksEditUrls || undefined,
		sidebarGenerators: sidebarGenerators.length > 0 ? sidebarGenerators : undefined,
		prefixParsers: prefixParsers.length > 0 ? prefixParsers : undefined,
		apiFolders: Object.keys(apiFolders).length > 0 ? apiFolders : undefined,
		aliases: aliases.length > 0 ? Object.fromEntries(aliases) : undefined,
		textFiles: textFiles.length > 0 ? textFiles : undefined,
		asksPlugins: told.some(({ data }) => data !== undefined) || undefined,
		emoji: markdown?.emoji === false ? false : undefined,
		frontMatterDefaults: tocDefaults(themeConfig),
		capitals: markdown?.anchors?.maintainCase || undefined,
		...textPlugins,
		styles: styles.length > 0 ? styles : undefined,
		bar: themeConfig.navbar?.logo?.src ? themeConfig.navbar.style : undefined,
		magicComments: themeConfig.prism?.magicComments || undefined,
		siteConfig: { customFields: customFields ?? {}, organizationName, themeConfig: ownThemeSettings(themeConfig) },
	});
}

/** Which headings tables of contents have, where that is not the usual. */
function tocDefaults({ tableOfContents: { minHeadingLevel = 2, maxHeadingLevel = 3 } = {} }: DocusaurusConfigFile['themeConfig']) {
	const levels = given({
		toc_min_heading_level: minHeadingLevel === 2 ? undefined : minHeadingLevel,
		toc_max_heading_level: maxHeadingLevel === 3 ? undefined : maxHeadingLevel,
	});
	return Object.keys(levels).length > 0 ? levels : undefined;
}

const READ_THEME_KEYS = new Set(READ_KEYS['themeConfig']?.split(' '));

/** What this program does not read in `themeConfig` may be there for components of the site, which ask for it. */
function ownThemeSettings(themeConfig: DocusaurusConfigFile['themeConfig']): Record<string, unknown> | undefined {
	const own = Object.entries(themeConfig).filter(([key, value]) => !READ_THEME_KEYS.has(key) && value !== undefined);
	return own.length > 0 ? Object.fromEntries(own) : undefined;
}

function commonFolder([first = '', ...others]: readonly string[]): string {
	return others.every((folder) => !relative(first, folder).startsWith('..')) ? first : commonFolder([dirname(first), ...others]);
}

/** Its links stay: they lead to licences. */
function copyright({ title, baseUrl, themeConfig }: DocusaurusConfigFile): SiteConfigInput['copyright'] {
	const html = themeConfig.footer?.copyright ?? '';
	const line = linkedTextOfHtml(html, (href) => toTarget(href, baseUrl));
	const [year = new Date().getFullYear()] = /\b(?:19|20)\d\d\b/.exec(textOfHtml(html)) ?? [];
	return { year: Number(year), holder: title, ...(line === '' ? {} : { line }) };
}
