import { type DocData, type ManualData, usePage, type VersionData } from '../drawing/page-context.ts';
import { useAllDocsData } from './global-data.tsx';

export { useAllDocsData };

const NO_MANUAL: ManualData = { path: '/', versions: [], breadcrumbs: true };

/** What `@docusaurus/plugin-content-docs/client` tells of the version of a page. */
export function useDocsVersion() {
	const { manual, name, label, isLast, docs } = usePage().version ?? { manual: 'default', name: 'current', label: '', isLast: true, docs: {} };
	return { pluginId: manual, version: name, label, isLast, docs, docsSidebars: {}, banner: null, badge: false, noIndex: false, className: '' };
}

/** A manual; without its id the one that has the usual id, or the first. */
export function useDocsData(id?: string): ManualData {
	const manuals = useAllDocsData();
	return manuals[id ?? 'default'] ?? (id === undefined ? Object.values(manuals)[0] : undefined) ?? NO_MANUAL;
}

export const useVersions = (id?: string): readonly VersionData[] => useDocsData(id).versions;

export const useLatestVersion = (id?: string): VersionData | undefined => {
	const versions = useVersions(id);
	return versions.find(({ isLast }) => isLast) ?? versions[0];
};

/** The manual and the version that the page stands in; nothing on pages of none. */
export function useActivePluginAndVersion() {
	const { version } = usePage();
	const pluginData = useDocsData(version?.manual);
	if (version === undefined) return undefined;
	const activeVersion = pluginData.versions.find(({ name }) => name === version.name);
	return { activePlugin: { pluginId: version.manual, pluginData }, activeVersion };
}

export const useActivePlugin = () => useActivePluginAndVersion()?.activePlugin;

export function useActiveVersion(id = 'default'): VersionData | undefined {
	const active = useActivePluginAndVersion();
	return active?.activePlugin.pluginId === id ? active.activeVersion : undefined;
}

/** The doc that the page shows, and what stands for it in the other versions. */
export function useActiveDocContext(id = 'default') {
	const { base, path } = usePage();
	const activeVersion = useActiveVersion(id);
	const versions = useVersions(id);
	const isHere = (doc: DocData) => withoutSlash(doc.path) === withoutSlash(base + path.slice(1));
	const activeDoc = activeVersion?.docs.find(isHere);
	const alternates = versions.flatMap(({ name, docs }) => docs.filter((doc) => doc.id === activeDoc?.id).map((doc) => [name, doc] as const));
	return { activeVersion, activeDoc, alternateDocVersions: Object.fromEntries(alternates) };
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

export function useDocVersionSuggestions(id = 'default') {
	const latest = useLatestVersion(id);
	const { activeVersion, alternateDocVersions } = useActiveDocContext(id);
	const isElsewhere = latest !== undefined && activeVersion !== latest;
	return {
		latestDocSuggestion: isElsewhere ? alternateDocVersions[latest.name] : undefined,
		latestVersionSuggestion: isElsewhere ? latest : undefined,
	};
}

/** Nobody has said which version they prefer while pages are built. */
export const useDocsPreferredVersion = () => ({ preferredVersion: null, savePreferredVersionName() {} });

export function useDocsVersionCandidates(id?: string): VersionData[] {
	const latest = useLatestVersion(id);
	return [...new Set([useActiveVersion(id), latest].filter((version) => version !== undefined))];
}

export const useDocById = (id = '') => useDocsVersion().docs[id];
export const useDocsSidebar = () => usePage().sidebar ?? null;

/** What `@docusaurus/plugin-content-blog/client` tells of a post. */
export const useBlogPost = () => {
	const { title, frontMatter, path } = usePage();
	return { frontMatter, metadata: { title, permalink: path, frontMatter, tags: [], authors: [] }, assets: {}, toc: [], isBlogPostPage: true };
};
