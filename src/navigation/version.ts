import { posix } from 'node:path';
import type { Doc, SplitName } from '#content/doc.ts';
import type { DocsConfig } from '#schema/docs-config.ts';
import { versions as words } from '#words/navigation.ts';
import type { CategoryPage, SidebarItem } from './sidebar/sidebar.ts';

/** One version of the documentation with all its content. */
export interface Version {
	/** `current` for the folder itself, else the name in `versions.json`; that of another manual begins with its id. */
	name: string;
	/** Id of the manual, where there are others beside the first; empty for the first. */
	manual: string;
	label: string;
	/** Path of the version in the site, e.g. `/docs/` or `/docs/2025.2/`. */
	path: string;
	/** Whether it is the version at `/docs/`, to which banners lead. */
	isLast: boolean;
	banner: 'none' | 'unmaintained' | 'unreleased';
	/** Whether its pages name it above their text. */
	badge: boolean;
	mainDocId: string | undefined;
	docs: Doc[];
	sidebars: Record<string, SidebarItem[]>;
	categoryPages: CategoryPage[];
	draftIds: string[];
	/** File of its sidebars, relative to the site root. */
	sidebarsFile: string;
}

/** The plan of a version, before its files are read. */
export interface VersionPlan {
	name: string;
	/** Of those in `versions.json`: a copy of the docs as they were, and nothing else. */
	isSnapshot: boolean;
	manual: string;
	label: string;
	path: string;
	isLast: boolean;
	banner: Version['banner'];
	badge: boolean;
	/** Folder of its docs, relative to the site root. */
	folder: string;
	include: readonly string[] | undefined;
	exclude: readonly string[];
	/** Whether a number before a name is its place. */
	numberPrefixes: boolean;
	/** Splits names into name and position by a function of the site, if it has one (`with-number-prefixes.ts`). */
	splitName?: SplitName;
	/** File of its sidebars, relative to the site root. */
	sidebarsFile: string;
	/** How categories begin that do not say it themselves. */
	categories: DocsConfig['categories'];
}

/**
 * Plans the versions of a manual: `current` is its folder (`docs/`); each name of `versions.json` (newest first) is a snapshot in `versioned_docs/`.
 * The newest snapshot is at `/docs/` and `current` at `/docs/next/`; without snapshots, `current` is at `/docs/`.
 */
export function planVersions(names: readonly string[], config: DocsConfig): VersionPlan[] {
	// Some lists name the folder itself, which is no snapshot.
	const snapshots = config.snapshots ? names.filter((name) => name !== 'current') : [];
	const all = [...(config.currentVersion ? ['current'] : []), ...snapshots];
	const order = all.filter((name) => config.onlyVersions?.includes(name) ?? true);
	const last = config.lastVersion ?? order.find((name) => name !== 'current') ?? 'current';
	return order.map((name) => ({ ...sourcesOf(name, config), ...appearanceOf(name, { order, last }, config) }));
}

/** The list of the snapshots of a manual. */
export const versionNamesFile = ({ versionsPrefix }: Pick<DocsConfig, 'versionsPrefix'>): string => `${versionsPrefix}versions.json`;

/** Where the snapshot `name` of a manual lies, relative to the site root. */
export const snapshotPlaces = (name: string, { versionsPrefix }: Pick<DocsConfig, 'versionsPrefix'>) => ({
	folder: `${versionsPrefix}versioned_docs/version-${name}`,
	sidebarsFile: `${versionsPrefix}versioned_sidebars/version-${name}-sidebars.json`,
});

/** Where the texts of a version lie. */
function sourcesOf(name: string, config: DocsConfig) {
	const { id = '', folder, sidebars, include, exclude, numberPrefixes } = config;
	const isSnapshot = name !== 'current';
	return {
		name: id === '' ? name : `${id}-${name}`,
		isSnapshot,
		manual: id,
		include,
		exclude,
		numberPrefixes,
		...(isSnapshot ? snapshotPlaces(name, config) : { folder, sidebarsFile: sidebars }),
	};
}

/** How a version is presented among the others, which are in `order`, the next one first. */
function appearanceOf(name: string, { order, last }: { order: readonly string[]; last: string }, { route, versions, badges, categories }: DocsConfig) {
	const own = versions[name];
	const isLast = name === last;
	const isCurrent = name === 'current';
	const segment = isLast ? '' : isCurrent ? 'next' : name;
	const age = order.indexOf(name) < order.indexOf(last) ? 'unreleased' : 'unmaintained';
	return {
		label: own?.label ?? (!isCurrent ? name : isLast ? words.current : words.coming),
		path: posix.join(route, own?.path ?? segment, '/'),
		isLast,
		banner: own?.banner ?? (isLast ? 'none' : age),
		badge: (own?.badge ?? badges) && order.length > 1,
		categories,
	};
}
