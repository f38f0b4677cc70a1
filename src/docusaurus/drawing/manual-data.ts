import { linksOf } from '#navigation/sidebar/sidebar.ts';
import type { Site } from '#navigation/site.ts';
import type { Version } from '#navigation/version.ts';
import type { DocData, ManualData, VersionData } from './page-context.ts';

/** Name that Docusaurus gives to a manual which the site gave none. */
const DEFAULT_ID = 'default';
/** Folder of translations, which names the first manual where the site does. */
const TRANSLATIONS = 'docusaurus-plugin-content-docs-';

const known = new WeakMap<Site, Record<string, ManualData>>();

/** All manuals by their ids, as the plugin of Docusaurus tells every component of them: versions and docs with their addresses, as they are there. Made once for a site. */
export function manualData(site: Site): Record<string, ManualData> {
	const data = known.get(site) ?? toManualData(site);
	known.set(site, data);
	return data;
}

/** Id of a version's manual, as components name it. */
export const manualId = ({ manual }: Pick<Version, 'manual'>, { docs }: Site['config']): string =>
	manual || (docs.translations?.startsWith(TRANSLATIONS) ? docs.translations.slice(TRANSLATIONS.length) : DEFAULT_ID);

/** Name of a version, as components name it. */
export const versionName = ({ name, manual }: Pick<Version, 'name' | 'manual'>): string => (manual === '' ? name : name.slice(manual.length + 1));

function toManualData({ config, versions }: Site): Record<string, ManualData> {
	const addressOf = (path: string) => {
		const address = config.base + path.slice(1);
		return config.docusaurus?.trailingSlash || address === '/' ? address : address.replace(/\/$/, '');
	};
	const manuals = Map.groupBy(versions, (version) => manualId(version, config));
	return Object.fromEntries(
		[...manuals].map(([id, own]) => {
			const { route } = config.otherDocs.find((manual) => manual.id === id) ?? config.docs;
			return [id, { path: addressOf(route), versions: own.map((version) => toVersionData(version, addressOf)), breadcrumbs: true }];
		}),
	);
}

function toVersionData(version: Version, addressOf: (path: string) => string): VersionData {
	const { label, isLast, path, mainDocId = '', docs, categoryPages, draftIds, sidebars } = version;
	const written = docs.filter(({ draft }) => !draft);
	return {
		name: versionName(version),
		label,
		isLast,
		path: addressOf(path),
		mainDocId,
		docs: [
			...written.map(({ id, path, sidebar, unlisted }): DocData => ({ id, path: addressOf(path), sidebar, ...(unlisted ? { unlisted } : {}) })),
			...categoryPages.map(({ path, sidebarId }): DocData => ({ id: path.slice(version.path.length - 1, -1), path: addressOf(path), sidebar: sidebarId })),
		],
		draftIds,
		sidebars: Object.fromEntries(
			Object.entries(sidebars).map(([name, items]) => {
				const first = linksOf(items).find(({ unlisted }) => !unlisted);
				return [name, first === undefined ? {} : { link: { path: addressOf(first.href), label: first.label } }];
			}),
		),
	};
}
