import type { Doc } from '#content/doc.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import type { CategoryPage, SidebarItem } from './sidebar.ts';

/** One version of the documentation with everything that stands in it. */
export interface Version {
	/** `current` for `docs/`, else the name in `versions.json`. */
	name: string;
	label: string;
	/** Path of the version in the site, e.g. `/docs/` or `/docs/2025.2/`. */
	path: string;
	/** The version that stands at `/docs/` and that banners lead to. */
	isLast: boolean;
	banner: 'none' | 'unmaintained' | 'unreleased';
	mainDocId: string | undefined;
	docs: Doc[];
	sidebars: Record<string, SidebarItem[]>;
	categoryPages: CategoryPage[];
	draftIds: string[];
}

/** What is known of a version before its files are read. */
export interface VersionPlan {
	name: string;
	label: string;
	path: string;
	isLast: boolean;
	banner: Version['banner'];
	/** Folder of its docs, relative to the site root. */
	folder: string;
	/** File of its sidebars, relative to the site root. */
	sidebarsFile: string;
}

/**
 * Plans the versions: `current` is `docs/`; each name of `versions.json` (newest first) is a snapshot in `versioned_docs/`.
 * The newest snapshot stands at `/docs/`, `current` then at `/docs/next/`; without snapshots `current` stands at `/docs/`.
 */
export function planVersions(names: readonly string[], config: SiteConfig['docs']): VersionPlan[] {
	const last = config.lastVersion ?? names[0] ?? 'current';
	const order = ['current', ...names];
	return order.map((name) => {
		const own = config.versions[name];
		const isLast = name === last;
		const segment = own?.path ?? (isLast ? '' : name === 'current' ? 'next' : name);
		return {
			name,
			label: own?.label ?? (name === 'current' && !isLast ? 'in Arbeit' : name === 'current' ? 'aktuell' : name),
			path: segment === '' ? '/docs/' : `/docs/${segment}/`,
			isLast,
			banner: own?.banner ?? (isLast ? 'none' : order.indexOf(name) < order.indexOf(last) ? 'unreleased' : 'unmaintained'),
			folder: name === 'current' ? 'docs' : `versioned_docs/version-${name}`,
			sidebarsFile: name === 'current' ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`,
		};
	});
}

/** Address of the same page in another version: the doc with the same id, else that version's first page. */
export function counterpart(docId: string | undefined, version: Version): string {
	const same = version.docs.find((doc) => doc.id === docId && !doc.draft);
	return same?.path ?? version.docs.find((doc) => doc.id === version.mainDocId)?.path ?? version.path;
}
