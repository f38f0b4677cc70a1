import type { Blog } from '#content/blog.ts';
import type { FreePage } from '#content/free-page.ts';
import type { AtlasOutline } from '#openapi/atlas/atlas-outline.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import type { SiteReference } from './api/site-reference.ts';
import type { Version } from './version.ts';

/** A whole site as plain data (JSON): the input of routes, Markdown plugins and checks. */
export interface Site {
	config: SiteConfig;
	/** `current` first, then the frozen versions, newest first. */
	versions: Version[];
	/** The blog of `site.config.ts`, then the others; one without posts has no pages. */
	blogs: Blog[];
	pages: FreePage[];
	/** Outlines of the API descriptions for navigation, in the order of `site.config.ts`, the newest version of each first. Empty for a site without APIs. */
	references: SiteReference[];
	/** Outline of the field atlas, for links and API pages; `undefined` for a site without one. */
	atlas: AtlasOutline | undefined;
	/** The languages that readers can choose: with the base of those built together, or the address of one hosted elsewhere. */
	locales: { code: string; label: string; base: string | undefined; to: string | undefined; lang?: string | undefined }[];
	/** Paths of pages in other languages, by language code and the path here, if they differ; `null` if that language has no such page (`path-in-locale.ts`). */
	pathsElsewhere: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
	/** Path of the site's icon, if its files contain one. */
	icon: string | undefined;
	/** Date and author of the last change to a source file, if the git history is complete. */
	lastUpdates: Readonly<Record<string, LastUpdate>>;
	/** Where a source file is changed, in the repository's web view. */
	editHrefs: Readonly<Record<string, string>>;
}

/** The last change to a text: its day (`YYYY-MM-DD`), and who made it. */
export interface LastUpdate {
	date?: string;
	author?: string;
}
