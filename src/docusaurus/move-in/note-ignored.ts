import { moveIn } from '#words/move-in.ts';
import type { ContentOptions } from './content-options.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';
import type { TakeNote } from './note.ts';

/** What is read of each object of the configuration, or said elsewhere: of everything else it is said that it has no effect. */
const READ: Record<string, string> = {
	'': 'title tagline url baseUrl trailingSlash staticDirectories organizationName onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes markdown i18n customFields presets plugins themes themeConfig scripts stylesheets headTags clientModules',
	markdown: 'format mermaid emoji hooks',
	themeConfig: 'announcementBar navbar footer prism docs colorMode algolia mermaid',
	'themeConfig.announcementBar': 'id content isCloseable',
	'themeConfig.navbar': 'title items logo',
	'themeConfig.footer': 'links copyright style logo',
	'themeConfig.prism': 'magicComments theme darkTheme additionalLanguages defaultLanguage',
	'themeConfig.docs': 'versionPersistence',
	docs: 'id path routeBasePath sidebarPath include exclude editUrl lastVersion includeCurrentVersion disableVersioning onlyIncludeVersions versions showLastUpdateTime numberPrefixParser admonitions remarkPlugins rehypePlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins sidebarItemsGenerator',
	blog: 'id path routeBasePath blogTitle blogDescription postsPerPage feedOptions admonitions remarkPlugins rehypePlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins showReadingTime editUrl',
	pages: 'path remarkPlugins rehypePlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins',
};

/** Keys that only concern how Docusaurus itself is built or published. */
const NO_MATTER =
	'favicon projectName deploymentBranch githubHost githubPort noIndex future storage baseUrlIssueBanner onReportError webpack ssrTemplate titleDelimiter mdx1Compat mdxPageComponent';

/** Says of every setting that nothing reads that it has no effect; one note each. */
export function noteIgnored(file: DocusaurusConfigFile, { manuals, blogs, pages }: ContentOptions, note: TakeNote): void {
	const { themeConfig } = file;
	const objects: [place: string, value: unknown][] = [
		['', file],
		['markdown', file.markdown],
		['themeConfig', themeConfig],
		...['announcementBar', 'navbar', 'footer', 'prism', 'docs'].map((key): [string, unknown] => [`themeConfig.${key}`, themeConfig[key]]),
		...manuals.map((options): [string, unknown] => ['docs', options]),
		...blogs.map((options): [string, unknown] => ['blog', options]),
		['pages', pages],
	];
	const ignored = objects.flatMap(([place, value]) => {
		const read = new Set([...(READ[place] ?? '').split(' '), ...NO_MATTER.split(' ')]);
		return Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(([key, given]) =>
			read.has(key) || isNothing(given) ? [] : [place === '' ? key : `${place}.${key}`],
		);
	});
	for (const key of new Set(ignored)) note('open', key, moveIn.ignored);
}

const isNothing = (value: unknown) => value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
