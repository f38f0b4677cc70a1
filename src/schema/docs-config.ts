import { z } from 'zod';
import { changeSettings } from './change-settings.ts';
import { hint } from './hint.ts';

/** Separators of Windows are read as ours. */
const slashPath = z.string().overwrite((path) => path.replaceAll('\\', '/'));

/** The path of a file or folder of the site. */
export const filePath = slashPath.min(1);

/** `./docs//teil` is `docs/teil`. */
const normalisedPath = (path: string): string =>
	path
		.split('/')
		.filter((part) => part !== '.' && part !== '')
		.join('/') || '.';

/** A folder relative to the root of the texts, in its normal form: what lies in it begins with it. */
export const folder = slashPath.regex(/^(?!\/)(?!.*\/$)./, hint('folder')).overwrite(normalisedPath);

/** Where something stands in the site; begins and ends with a slash. */
export const route = z.string().regex(/^\/(?:.*\/)?$/, hint('route'));

const versionSchema = z.strictObject({
	label: z.string().min(1).optional(),
	/** Path segment below the route of the docs; empty for the version that stands there itself. */
	path: z.string().optional(),
	/** `unmaintained` and `unreleased` show a banner that leads to the newest version; `none` shows nothing. */
	banner: z.enum(['none', 'unmaintained', 'unreleased']).optional(),
	/** Whether its pages name it above their text; by default as `badges` says. */
	badge: z.boolean().optional(),
});

/** A manual: where its texts lie, where they stand, which versions it has. */
export const docsSchema = z.strictObject({
	folder: folder.default('docs'),
	route: route.default('/docs/'),
	/** File of the sidebars. Without one there is a single sidebar with everything. */
	sidebars: filePath.default('sidebars.ts'),
	/** What `versions.json`, `versioned_docs` and `versioned_sidebars` begin with: a folder with its slash, or part of a name. */
	versionsPrefix: slashPath.default(''),
	/** Name of the folder with its translations in that of a language; by default as Docusaurus names it (`docusaurus-plugin-content-docs`, then `-` and the id of a further one). */
	translations: filePath.optional(),
	/** Patterns of files in the folder; by default all `.md` and `.mdx` whose name does not begin with `_`. */
	include: z.array(filePath).optional(),
	exclude: z.array(filePath).default([]),
	/** Whether numbers before names (`01-start`) are order and no part of the address. */
	numberPrefixes: z.boolean().default(true),
	/** Whether the texts in the folder itself are a version; snapshots alone otherwise. */
	currentVersion: z.boolean().default(true),
	/** Whether the snapshots in `versions.json` are built. */
	snapshots: z.boolean().default(true),
	/** Names of the only versions to build. */
	onlyVersions: z.array(z.string().min(1)).optional(),
	/** Version that stands at the route itself; by default the newest of `versions.json`, or `current` when there is none. */
	lastVersion: z.string().optional(),
	versions: z.record(z.string(), versionSchema).default({}),
	/** Whether pages name their version above their text, where there are several. */
	badges: z.boolean().default(false),
	...changeSettings,
	showLastUpdate: changeSettings.showLastUpdate.default(true),
	/** Whether pages of snapshots lead to the file of today, where they are to be changed. */
	editCurrentVersion: z.boolean().default(false),
	/** Whether a reader's choice of a version is kept in the browser for the next visit. */
	versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
});

export type DocsConfig = z.output<typeof docsSchema> & { id?: string };
