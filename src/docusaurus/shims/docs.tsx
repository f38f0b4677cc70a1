import { usePage } from '../drawing/page-context.ts';

/** What `@docusaurus/plugin-content-docs/client` tells of the version of a page. */
export function useDocsVersion() {
	const { name, label, isLast, docs } = usePage().version ?? { name: 'current', label: '', isLast: true, docs: {} };
	return { pluginId: 'default', version: name, label, isLast, docs, docsSidebars: {}, banner: null, badge: false, noIndex: false, className: '' };
}

const useVersion = () => {
	const { version, label, isLast, docs } = useDocsVersion();
	const { path } = usePage();
	return { name: version, label, isLast, path, mainDocId: '', docs: Object.values(docs), draftIds: [], sidebars: {} };
};

export const useActiveVersion = useVersion;
export const useLatestVersion = useVersion;
export const useVersions = () => [useVersion()];
export const useActivePlugin = () => ({ pluginId: 'default', pluginData: { path: usePage().path, versions: [] } });
export const useActivePluginAndVersion = () => ({ activePlugin: useActivePlugin(), activeVersion: useVersion() });
export const useActiveDocContext = () => ({ activeVersion: useVersion(), activeDoc: undefined, alternateDocVersions: {} });
export const useDocVersionSuggestions = () => ({ latestDocSuggestion: undefined, latestVersionSuggestion: useVersion() });
export const useDocsData = () => ({ path: '/', versions: [useVersion()], breadcrumbs: true });
export const useAllDocsData = () => ({ default: useDocsData() });
export const useDocsPreferredVersion = () => ({ preferredVersion: null, savePreferredVersionName() {} });
export const useDocById = (id = '') => useDocsVersion().docs[id];
export const useDocsSidebar = () => usePage().sidebar ?? null;

/** What `@docusaurus/plugin-content-blog/client` tells of a post. */
export const useBlogPost = () => {
	const { title, frontMatter, path } = usePage();
	return { frontMatter, metadata: { title, permalink: path, frontMatter, tags: [], authors: [] }, assets: {}, toc: [], isBlogPostPage: true };
};
