/** Modules of Docusaurus that pages may import: the file here that stands for each, and what it exports under which name. */
type Shim = readonly [file: 'browser' | 'elements' | 'site' | 'global-data' | 'links' | 'boxes' | 'lists' | 'docs' | 'api-texts' | 'diagram', names: string];

export const SHIMS: Readonly<Record<string, Shim>> = {
	'@docusaurus/BrowserOnly': ['browser', 'BrowserOnly as default'],
	'@docusaurus/ErrorBoundary': ['browser', 'ErrorBoundary as default'],
	'@docusaurus/ExecutionEnvironment': ['browser', 'ExecutionEnvironment as default'],
	'@docusaurus/Head': ['site', 'Head as default'],
	'@docusaurus/Interpolate': ['site', 'Interpolate as default'],
	'@docusaurus/Link': ['links', 'Link as default'],
	'@docusaurus/Noop': ['api-texts', 'Nothing as default'],
	'@docusaurus/Translate': ['site', 'Translate as default, translate'],
	'@docusaurus/isInternalUrl': ['links', 'isInternalUrl as default'],
	'@docusaurus/plugin-content-blog/client': ['lists', '*'],
	'@docusaurus/plugin-content-docs/client': ['lists', '*'],
	'@docusaurus/router': ['browser', 'useLocation, useHistory, Redirect'],
	'@docusaurus/theme-common/internal': ['lists', '*'],
	'@docusaurus/theme-common': ['lists', '*'],
	'@docusaurus/useBrokenLinks': ['site', 'useBrokenLinks as default'],
	'@docusaurus/useBaseUrl': ['links', 'useBaseUrl as default, useBaseUrlUtils'],
	'@docusaurus/useDocusaurusContext': ['site', 'useDocusaurusContext as default'],
	'@docusaurus/useGlobalData': ['global-data', 'useGlobalData as default, useAllPluginInstancesData, usePluginData'],
	'@docusaurus/useIsBrowser': ['browser', 'useIsBrowser as default'],
	'@mdx-js/react': ['site', 'Passing as MDXProvider'],
	'@theme/ApiDemoPanel/MethodEndpoint': ['api-texts', 'MethodEndpoint as default'],
	'@theme/ApiExplorer/Export': ['api-texts', 'Nothing as default'],
	'@theme/ApiExplorer/MethodEndpoint': ['api-texts', 'MethodEndpoint as default'],
	'@theme/ApiExplorer/SecuritySchemes': ['api-texts', 'Nothing as default'],
	'@theme/ApiLogo': ['api-texts', 'ApiLogo as default'],
	'@theme/ApiTabs': ['boxes', 'Tabs as default'],
	'@theme/Admonition': ['boxes', 'Admonition as default'],
	'@theme/CodeBlock': ['boxes', 'CodeBlock as default'],
	'@theme/CodeInline': ['elements', 'Code as default'],
	'@theme/DiscriminatorTabs': ['boxes', 'Tabs as default'],
	'@theme/Details': ['boxes', 'Details as default'],
	'@theme/DocCard': ['lists', 'DocCard as default'],
	'@theme/DocCardList': ['lists', 'DocCardList as default'],
	'@theme/Heading': ['boxes', 'Heading as default'],
	'@theme/IdealImage': ['links', 'IdealImage as default'],
	'@theme/Layout': ['site', 'Layout as default'],
	'@theme/Layout/Provider': ['site', 'Passing as default'],
	'@theme/MDXContent': ['site', 'Passing as default'],
	'@theme/Mermaid': ['diagram', 'Mermaid as default'],
	'@theme/MimeTabs': ['boxes', 'Tabs as default'],
	'@theme/OperationTabs': ['boxes', 'Tabs as default'],
	'@theme/ParamsDetails': ['api-texts', 'ParamsDetails as default'],
	'@theme/ParamsItem': ['api-texts', 'ParamsItem as default'],
	'@theme/RequestSchema': ['api-texts', 'RequestSchema as default'],
	'@theme/ResponseSamples': ['api-texts', 'ResponseSamples as default'],
	'@theme/ResponseSchema': ['api-texts', 'RequestSchema as default'],
	'@theme/Schema': ['api-texts', 'Schema as default'],
	'@theme/SchemaItem': ['api-texts', 'SchemaItem as default'],
	'@theme/SchemaTabs': ['boxes', 'Tabs as default'],
	'@theme/StatusCodes': ['api-texts', 'StatusCodes as default'],
	'@theme/Root': ['site', 'Passing as default'],
	'@theme/TOCInline': ['lists', 'TOCInline as default'],
	'@theme/TabItem': ['boxes', 'TabItem as default'],
	'@theme/Tabs': ['boxes', 'Tabs as default'],
	'@theme/ThemedImage': ['links', 'ThemedImage as default'],
};

/** Of these, what shows something else in a browser than at build time. */
const LIVE_EXPORTS: Readonly<Record<string, readonly string[]>> = {
	'@docusaurus/BrowserOnly': ['default'],
	'@docusaurus/ExecutionEnvironment': ['default'],
	'@docusaurus/router': ['Redirect'],
	'@docusaurus/useIsBrowser': ['default'],
};
const LIVE_HOOKS = ['useColorMode', 'useHistory', 'usePrevious', 'useQueryString', 'useQueryStringList', 'useQueryStringValue', 'useWindowSize'];

/** Whether the program has a component or module of its own for this name. */
export const isShim = (name: string): boolean => Object.hasOwn(SHIMS, name.replace(ORIGINAL, '@theme/')) || shimCode(name, '') !== undefined;

/** Whether what a shim exports under a name needs a browser. */
export const isLiveShim = (module: string, name: string): boolean =>
	LIVE_HOOKS.includes(name) || (Object.hasOwn(LIVE_EXPORTS, module) && LIVE_EXPORTS[module]?.includes(name) === true);

/** A site that wraps a component of the theme imports it so. */
const ORIGINAL = /^@theme-(?:original|init)\//;

/** Signs of the theme, and what stands for the elements of a text. */
const PART = /^@theme(?:-original|-init)?\/(Icon|MDXComponents)\/((?<=Icon\/)[\w/]+|A|Code|Details|Heading|Img|Li|Pre|Ul)$/;

/** What several packages export beside their own. */
const COMMON = new Set([
	'@docusaurus/theme-common',
	'@docusaurus/theme-common/internal',
	'@docusaurus/plugin-content-docs/client',
	'@docusaurus/plugin-content-blog/client',
]);

/** Code of the module that stands for `name`; `folder` has the files of this folder. */
export function shimCode(name: string, folder: string): string | undefined {
	const from = (part: string) => JSON.stringify(`${folder}/${part}.tsx`);
	const [, kind, part = ''] = PART.exec(name) ?? [];
	if (kind === 'Icon') return `import { iconOf } from ${from('elements')};\nexport default iconOf(${JSON.stringify(part)});`;
	if (kind !== undefined) return `import { ELEMENTS } from ${from('elements')};\nexport default ELEMENTS.${part};`;
	const known = [name, name.replace(ORIGINAL, '@theme/')].find((each) => Object.hasOwn(SHIMS, each));
	const shim = known === undefined ? undefined : SHIMS[known];
	if (shim === undefined) return undefined;
	const [file, names] = shim;
	if (COMMON.has(name))
		return `export * from ${from(file)};\nexport * from ${from('docs')};\nexport * from ${from('frame')};\nexport * from ${from('query')};\nexport { createStorageSlot, useColorMode, usePrevious, useWindowSize } from ${from('browser')};\nexport { composeProviders, Passing as PageMetadata, Passing as ErrorCauseBoundary, Passing as HtmlClassNameProvider, Passing as BlogPostProvider, Passing as DocProvider, ReactContextError, ThemeClassNames, uniq, useDoc, useEvent, usePluralForm, useThemeConfig, useTitleFormatter, translate } from ${from('site')};\nexport { ThemedComponent } from ${from('links')};\nexport { Details, useTabs, useTabs as useTabsContextValue } from ${from('boxes')};`;
	return `export ${names === '*' ? '*' : `{ ${names} }`} from ${from(file)};`;
}
