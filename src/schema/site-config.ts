import { z } from 'zod';
import { apiSchema } from './api-config.ts';
import { blogSchema } from './blog-config.ts';
import { changeSettings } from './change-settings.ts';
import { docsSchema, filePath, folder, route } from './docs-config.ts';
import { docusaurusSchema } from './docusaurus-config.ts';
import { hint } from './hint.ts';
import { httpUrl } from './http-url.ts';
import { localeSchema } from './locale.ts';
import { paperSchema } from './paper-config.ts';
import { RULE_IDS } from './rule-ids.ts';

/** A path inside the site (`/docs/…`), a full address, or a mail address. */
const target = z.string().regex(/^(\/|https?:\/\/|mailto:|#)/, hint('target'));

const linkSchema = z.strictObject({ label: z.string().min(1), to: target });

/** Id of the manual, if several have a sidebar or page with that id. */
const manual = z.string().min(1).optional();

/** Items allowed both in the bar and in a menu. */
const navbarLeaves = [
	z.strictObject({
		type: z.literal('link'),
		label: z.string().min(1),
		to: target,
		position: z.enum(['left', 'right']).default('left'),
		/** `button` highlights the one call to action. */
		look: z.enum(['plain', 'button']).default('plain'),
		/** Classes by which the site's own style sheets draw it; its label is then for those who do not see the picture. */
		picture: z.string().min(1).optional(),
	}),
	z.strictObject({
		type: z.literal('docSidebar'),
		label: z.string().min(1),
		/** Id of a sidebar in `sidebars.ts`; the item leads to its first page. */
		sidebar: z.string().min(1),
		manual,
		/** Where the item leads, if not to the first page. */
		to: target.optional(),
		position: z.enum(['left', 'right']).default('left'),
	}),
	z.strictObject({
		type: z.literal('doc'),
		label: z.string().min(1),
		/** Id of the page the item leads to. */
		doc: z.string().min(1),
		manual,
		position: z.enum(['left', 'right']).default('left'),
	}),
	z.strictObject({ type: z.literal('html'), value: z.string().min(1), position: z.enum(['left', 'right']).default('left') }),
] as const;

const navbarItemSchema = z.discriminatedUnion('type', [
	...navbarLeaves,
	z.strictObject({
		type: z.literal('menu'),
		label: z.string().min(1),
		items: z.array(z.discriminatedUnion('type', navbarLeaves)).min(1),
		position: z.enum(['left', 'right']).default('left'),
	}),
	z.strictObject({
		type: z.literal('api'),
		/** Id of an API; the item leads to its overview. */
		id: z.string().min(1),
		/** Defaults to the label of the API. */
		label: z.string().min(1).optional(),
		position: z.enum(['left', 'right']).default('left'),
	}),
	z.strictObject({ type: z.literal('docsVersionDropdown'), position: z.enum(['left', 'right']).default('right') }),
	z.strictObject({ type: z.literal('localeDropdown'), position: z.enum(['left', 'right']).default('right') }),
]);

/** A mark for a state of the documented product: always a sign and a word, never colour alone. */
const statusSchema = z.strictObject({
	label: z.string().min(1),
	sign: z.enum(['check', 'clock', 'exclamation', 'exchange', 'prohibited', 'cross', 'dash']),
	tone: z.enum(['ok', 'due', 'late', 'away', 'stop', 'gone', 'idle']),
	meaning: z.string().min(1),
});

const homeSchema = z.strictObject({
	/** A drawing next to the title. */
	figure: z.literal('caliper').optional(),
	/** Examples below the search field, also on the page of results and on the one for what is not found; each searches for its text. */
	searchExamples: z.array(z.string().min(1)).default([]),
	tasksTitle: z.string().min(1).optional(),
	/** The most frequent tasks; those of a `group` stand below its name. */
	tasks: z.array(z.strictObject({ title: z.string().min(1), text: z.string().min(1), to: target, group: z.string().min(1).optional() })).default([]),
	statusTitle: z.string().min(1).optional(),
	api: z.strictObject({ title: z.string().min(1), text: z.string().min(1), links: z.array(linkSchema).default([]) }).optional(),
});

/** Everything an owner sets in `site.config.ts`. */
export const siteConfigSchema = z.strictObject({
	title: z.string().min(1),
	tagline: z.string().default(''),
	description: z.string().min(1).optional(),
	/** Origin where the site is published, e.g. `https://docs.example.com`. */
	url: httpUrl.refine((url) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`, hint('origin')),
	/** Path where the site is published; begins and ends with a slash. It is written the same in addresses, configurations of hosts and on a disk, so nothing in it may need an escape. */
	base: z
		.string()
		.regex(/^\/(?:(?!\.{1,2}\/)[\w.~+-]+\/)*$/, hint('base'))
		.default('/'),
	/** The language of the content, pages and messages; defaults to the first of `locales`, or German. */
	locale: localeSchema.optional(),
	/** The languages that readers can choose from. */
	locales: z
		.array(
			z.strictObject({
				code: localeSchema,
				label: z.string().min(1),
				/** Address of a site that is built separately. */
				to: target.optional(),
				/** Folder with the translations of this site (`i18n/en`); built together with it, at `/en/`. */
				folder: folder.optional(),
				/** Text direction; defaults to that of the language. */
				direction: z.enum(['ltr', 'rtl']).optional(),
				/** What its pages say of their language (`en-GB`); by default the code. */
				lang: localeSchema.optional(),
			}),
		)
		.default([]),
	copyright: z.strictObject({
		year: z.int().min(1900).max(2200),
		holder: z.string().min(1),
		/** The full line, if it should say more than year and holder. It can contain links: `[name](address)`. */
		line: z.string().min(1).optional(),
	}),
	/** Whether to ask search engines to skip the whole site. */
	noIndex: z.boolean().default(false),
	/** Contact for questions about this documentation. */
	contact: z.email().optional(),
	/** The bar at the top. `to` makes all of it a link; without `to`, the text can contain links: `[name](address)`. */
	announcement: z.strictObject({ id: z.string().min(1), text: z.string().min(1), to: target.optional(), dismissible: z.boolean().default(true) }).optional(),
	/** Image before the title in the navigation bar: paths of published files, one for each colour mode. */
	logo: z.strictObject({ src: target, dark: target.optional(), /** Alternative text, if no text is next to it. */ alt: z.string().optional() }).optional(),
	/** Text next to the logo; defaults to the title. Leave it empty if the logo contains it. */
	brand: z.string().optional(),
	/** Light and dark mode. */
	colourMode: z
		.strictObject({
			/** The mode for readers who have not chosen one; `system` follows their system. */
			initial: z.enum(['light', 'dark', 'system']).default('light'),
			/** Whether readers can choose. */
			choice: z.boolean().default(true),
		})
		.prefault({}),
	/** The look of all pages. */
	theme: z
		.strictObject({
			/**
			 * The colour of links, buttons and marks, in CSS (`#7a1fa2`, `rebeccapurple`, `oklch(…)`); `{ light, dark }` for one in each mode. It is darkened, in the dark mode
			 * lightened, until it can be read (4.5:1); what lies behind and upon it follows.
			 */
			accent: z.union([z.string().min(1), z.strictObject({ light: z.string().min(1), dark: z.string().min(1) })]).optional(),
			/** The site's own style sheets, relative to its root. Their rules outrank those of the program. */
			styles: z.array(filePath).default([]),
		})
		.prefault({}),
	/** Icon of the browser tab: path of a published file; defaults to `favicon.svg`, if it exists. Of an SVG a site at the root of its host also gets `favicon.ico` and `apple-touch-icon.png`, unless it brings one of them. */
	icon: target.optional(),
	/** Old addresses and their targets: a path of the site or a full address. Redirects from existing pages have no effect. */
	redirects: z
		.array(z.strictObject({ from: z.string().regex(/^(?!.*(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$))\/[^?#\\]+$/i, hint('target')), to: target }))
		.default([]),
	navbar: z.array(navbarItemSchema).default([]),
	footer: z.array(z.strictObject({ title: z.string().min(1), links: z.array(linkSchema).min(1) })).default([]),
	home: homeSchema.prefault({}),
	statuses: z.array(statusSchema).default([]),
	search: z
		.strictObject({
			/** Words that readers search for, by the word that the content uses: `{ ausmustern: ['verschrotten'] }`. */
			synonyms: z.record(z.string().min(1), z.array(z.string().min(1))).default({}),
		})
		.prefault({}),
	/** Offline reading. */
	offline: z
		.strictObject({
			/** `false` turns it off: browsers delete what they have saved on the next visit. */
			enabled: z.boolean().default(true),
			/** Number of days without contact to the site after which a saved edition counts as old. */
			warnAfterDays: z.int().min(1).default(30),
		})
		.prefault({}),
	paper: paperSchema.prefault({}),
	/** Compression of the build: `smallest` makes Brotli files about 7 % smaller, but takes many times as long. */
	compression: z.enum(['fast', 'smallest']).default('fast'),
	/** Folder of the content, relative to the folder of `site.config.ts`; all other paths are relative to it. */
	root: filePath.default('.'),
	/** Folders whose files are published unchanged. */
	files: z.array(folder).min(1).default(['public']),
	/** `include`, `exclude`: patterns of files in the folder that are pages, or are not; files that begin with `_` never are. */
	pages: z
		.strictObject({ folder: folder.default('pages'), include: z.array(filePath).optional(), exclude: z.array(filePath).default([]), ...changeSettings })
		.prefault({}),
	/** What texts may contain besides the usual Markdown. */
	markdown: z
		.strictObject({
			/** `$…$`, `$$…$$` and code blocks of `math` are formulas in TeX. A dollar sign in a sentence is then written `\\$`. */
			math: z.boolean().default(false),
		})
		.prefault({}),
	docs: docsSchema.prefault({}),
	/** More manuals, each with its own folder, address and versions. */
	otherDocs: z.array(docsSchema.extend({ id: z.string().regex(/^[\w-]+$/), folder, route })).default([]),
	/** For content written for Docusaurus; generated by `npm run import:docusaurus`. */
	docusaurus: docusaurusSchema.optional(),
	/** Severities of rules that differ from the defaults in `CHECKS.md`. */
	rules: z.partialRecord(z.enum(RULE_IDS), z.enum(['error', 'warning', 'off'])).default({}),
	blog: blogSchema.prefault({}),
	/** More blogs, each with its own folder, address, authors and tags. */
	otherBlogs: z.array(blogSchema.extend({ id: z.string().regex(/^[\w-]+$/), folder, route })).default([]),
	api: apiSchema.prefault({}),
	/** What `npm run check` reads in addition to pages and settings. */
	checks: z
		.strictObject({
			/** Folders of components with text that readers see, relative to the site root. */
			components: z.array(filePath).default([]),
		})
		.prefault({}),
	/** Warnings stop the build, like errors. */
	strict: z.boolean().default(false),
});

export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type SiteConfig = z.output<typeof siteConfigSchema>;
export type NavbarItemConfig = SiteConfig['navbar'][number];
export type StatusConfig = SiteConfig['statuses'][number];

/** Gives `site.config.ts` its types. Returns its argument; the build validates it. */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
	return config;
}

/** The line at the end of every page, with its links: `[name](address)`. */
export const copyrightWithLinks = ({ copyright: { year, holder, line } }: Pick<SiteConfig, 'copyright'>): string => line ?? `© ${year} ${holder}`;

/** The same as plain text, for feeds and paper. */
export const copyrightLine = (config: Pick<SiteConfig, 'copyright'>): string => copyrightWithLinks(config).replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
