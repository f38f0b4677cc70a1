/** Modules of Docusaurus that pages may import: the file here that stands for each, and what it exports under which name. */
type Shim = readonly [file: 'site' | 'links' | 'boxes' | 'lists' | 'docs', names: string];

export const SHIMS: Readonly<Record<string, Shim>> = {
	'@docusaurus/BrowserOnly': ['site', 'BrowserOnly as default'],
	'@docusaurus/ExecutionEnvironment': ['site', 'ExecutionEnvironment as default'],
	'@docusaurus/Head': ['site', 'Head as default'],
	'@docusaurus/Interpolate': ['site', 'Interpolate as default'],
	'@docusaurus/Link': ['links', 'Link as default'],
	'@docusaurus/Translate': ['site', 'Translate as default, translate'],
	'@docusaurus/isInternalUrl': ['links', 'isInternalUrl as default'],
	'@docusaurus/plugin-content-blog/client': ['lists', '*'],
	'@docusaurus/plugin-content-docs/client': ['lists', '*'],
	'@docusaurus/router': ['site', 'useLocation, useHistory, Passing as Redirect'],
	'@docusaurus/theme-common/internal': ['lists', '*'],
	'@docusaurus/theme-common': ['lists', '*'],
	'@docusaurus/useBrokenLinks': ['site', 'useBrokenLinks as default'],
	'@docusaurus/useBaseUrl': ['links', 'useBaseUrl as default, useBaseUrlUtils'],
	'@docusaurus/useDocusaurusContext': ['site', 'useDocusaurusContext as default'],
	'@docusaurus/useGlobalData': ['site', 'useGlobalData as default, usePluginData'],
	'@docusaurus/useIsBrowser': ['site', 'useIsBrowser as default'],
	'@mdx-js/react': ['site', 'Passing as MDXProvider'],
	'@theme/Admonition': ['boxes', 'Admonition as default'],
	'@theme/CodeBlock': ['boxes', 'CodeBlock as default'],
	'@theme/Details': ['boxes', 'Details as default'],
	'@theme/DocCard': ['lists', 'DocCard as default'],
	'@theme/DocCardList': ['lists', 'DocCardList as default'],
	'@theme/Heading': ['boxes', 'Heading as default'],
	'@theme/IdealImage': ['links', 'IdealImage as default'],
	'@theme/Layout': ['site', 'Layout as default'],
	'@theme/Layout/Provider': ['site', 'Passing as default'],
	'@theme/Root': ['site', 'Passing as default'],
	'@theme/TOCInline': ['lists', 'TOCInline as default'],
	'@theme/TabItem': ['boxes', 'TabItem as default'],
	'@theme/Tabs': ['boxes', 'Tabs as default'],
	'@theme/ThemedImage': ['links', 'ThemedImage as default'],
};

/** What several packages export beside their own. */
const COMMON = new Set([
	'@docusaurus/theme-common',
	'@docusaurus/theme-common/internal',
	'@docusaurus/plugin-content-docs/client',
	'@docusaurus/plugin-content-blog/client',
]);

/** Code of the module that stands for `name`; `folder` has the files of this folder. */
export function shimCode(name: string, folder: string): string | undefined {
	const shim = SHIMS[name] ?? SHIMS[name.replace(/^@theme-(?:original|init)\//, '@theme/')];
	if (shim === undefined) return undefined;
	const [file, names] = shim;
	const from = (part: string) => JSON.stringify(`${folder}/${part}.tsx`);
	if (COMMON.has(name))
		return `export * from ${from(file)};\nexport * from ${from('docs')};\nexport { composeProviders, createStorageSlot, Passing as PageMetadata, Passing as HtmlClassNameProvider, Passing as BlogPostProvider, Passing as DocProvider, ReactContextError, ThemeClassNames, useColorMode, useDoc, usePluralForm, usePrevious, useThemeConfig, useWindowSize, translate } from ${from('site')};\nexport { ThemedComponent } from ${from('links')};\nexport { Details } from ${from('boxes')};`;
	return `export ${names === '*' ? '*' : `{ ${names} }`} from ${from(file)};`;
}
