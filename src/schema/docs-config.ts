import { z } from 'zod';
import { changeSettings } from './change-settings.ts';
import { hint } from './hint.ts';

/** Accepts Windows path separators. */
const slashPath = z.string().overwrite((path) => path.replaceAll('\\', '/'));

/** The path of a file or folder of the site. */
export const filePath = slashPath.min(1);

/** `./docs//teil` is `docs/teil`. */
const normalisedPath = (path: string): string =>
	path
		.split('/')
		.filter((part) => part !== '.' && part !== '')
		.join('/') || '.';

/** A folder relative to the root of the content, normalised: the paths of its files begin with it. */
export const folder = slashPath.regex(/^(?!\/)(?!.*\/$)./, hint('folder')).overwrite(normalisedPath);

/** A path in the site, not encoded; begins and ends with a slash. */
export const route = z.string().regex(/^\/(?:(?!\.{1,2}\/)[^/\\?#%]+\/)*$/, hint('route'));

const versionSchema = z.strictObject({
	label: z.string().min(1).optional(),
	/** Path segment below the route of the docs; empty for the version at the route itself. */
	path: z.string().optional(),
	/** `unmaintained` and `unreleased` show a banner that leads to the newest version; `none` shows nothing. */
	banner: z.enum(['none', 'unmaintained', 'unreleased']).optional(),
	/** Whether its pages show the version above their text; defaults to `badges`. */
	badge: z.boolean().optional(),
});

/** A manual: its folder, its address and its versions. */
export const docsSchema = z.strictObject({
	folder: folder.default('docs'),
	route: route.default('/docs/'),
	/** File of the sidebars. Without it, there is a single sidebar with all pages. */
	sidebars: filePath.default('sidebars.ts'),
	/** Prefix of `versions.json`, `versioned_docs` and `versioned_sidebars`: a folder with a trailing slash, or part of a name. */
	versionsPrefix: slashPath.default(''),
	/** Name of its folder inside that of a language; defaults to Docusaurus' name (`docusaurus-plugin-content-docs`, plus `-` and the id for other manuals). */
	translations: filePath.optional(),
	/** Patterns of files in the folder; defaults to all `.md` and `.mdx` files that do not begin with `_`. */
	include: z.array(filePath).optional(),
	exclude: z.array(filePath).default([]),
	/** Whether number prefixes (`01-start`) set the order and are left out of the address. */
	numberPrefixes: z.boolean().default(true),
	/** Whether the folder itself is built as a version; otherwise only the frozen versions are. */
	currentVersion: z.boolean().default(true),
	/** Whether the frozen versions in `versions.json` are built. */
	snapshots: z.boolean().default(true),
	/** Builds only these versions. */
	onlyVersions: z.array(z.string().min(1)).optional(),
	/** Version at the route itself; defaults to the newest in `versions.json`, or to `current` if there is none. */
	lastVersion: z.string().optional(),
	versions: z.record(z.string(), versionSchema).default({}),
	/** How categories of its sidebars begin where they do not say it themselves. */
	categories: z.strictObject({ collapsible: z.boolean().default(true), collapsed: z.boolean().default(true) }).prefault({}),
	/** Whether pages show their version above their text, if there are several. */
	badges: z.boolean().default(false),
	...changeSettings,
	showLastUpdate: changeSettings.showLastUpdate.default(true),
	/** Whether pages of snapshots lead to the file of today, where they are to be changed. */
	editCurrentVersion: z.boolean().default(false),
	/** Whether the browser remembers the reader's choice of version. */
	versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
});

export type DocsConfig = z.output<typeof docsSchema> & { id?: string };
