import type { Blog } from '#content/blog.ts';
import type { FreePage } from '#content/free-page.ts';
import type { AtlasOutline } from '#openapi/atlas/atlas-outline.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import type { SiteReference } from './api/site-reference.ts';
import type { Version } from './version.ts';

/** A whole site as plain data (JSON): what the routes, the Markdown plugins and the checks work from. */
export interface Site {
	config: SiteConfig;
	/** `current` first, then snapshots, newest first. */
	versions: Version[];
	/** The blog of `site.config.ts`, then the others; one without posts has no pages. */
	blogs: Blog[];
	pages: FreePage[];
	/** What navigation knows of the API descriptions, in the order of `site.config.ts`, the newest version of each first; none for a site without one. */
	references: SiteReference[];
	/** What links and pages of the API know of the atlas of fields; `undefined` for a site without one. */
	atlas: AtlasOutline | undefined;
	/** The languages of the site, as readers may choose them: with the base of those that are built together, or the address of one that stands elsewhere. */
	locales: { code: string; label: string; base: string | undefined; to: string | undefined; lang?: string | undefined }[];
	/** Where a page stands in another language, by its code and the path here, where that is another path; `null` where it has no such page (`path-in-locale.ts`). */
	pathsElsewhere: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
	/** Path of the icon of the site, when its files hold one. */
	icon: string | undefined;
	/** What pages say of the last change to their source file, where the history is complete. */
	lastUpdates: Readonly<Record<string, LastUpdate>>;
	/** Where a source file is changed, in the repository's web view. */
	editHrefs: Readonly<Record<string, string>>;
}

/** The last change to a text: its day (`JJJJ-MM-TT`), and who made it. */
export interface LastUpdate {
	date?: string;
	author?: string;
}
