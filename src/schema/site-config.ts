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

/** Manual of a sidebar or page, where several have one of that id. */
const manual = z.string().min(1).optional();

/** Entries that may stand in the bar and in a menu. */
const navbarLeaves = [
	z.strictObject({
		type: z.literal('link'),
		label: z.string().min(1),
		to: target,
		position: z.enum(['left', 'right']).default('left'),
		/** `button` sets the one call to action apart. */
		look: z.enum(['plain', 'button']).default('plain'),
	}),
	z.strictObject({
		type: z.literal('docSidebar'),
		label: z.string().min(1),
		/** Id of a sidebar in `sidebars.ts`; the item leads to its first page. */
		sidebar: z.string().min(1),
		manual,
		/** Where the item leads when another page than the first should greet the reader. */
		to: target.optional(),
		position: z.enum(['left', 'right']).default('left'),
	}),
	z.strictObject({
		type: z.literal('doc'),
		label: z.string().min(1),
		/** Id of the page that the item leads to. */
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
		/** By default the label of the API. */
		label: z.string().min(1).optional(),
		position: z.enum(['left', 'right']).default('left'),
	}),
	z.strictObject({ type: z.literal('docsVersionDropdown'), position: z.enum(['left', 'right']).default('right') }),
	z.strictObject({ type: z.literal('localeDropdown'), position: z.enum(['left', 'right']).default('right') }),
]);

/** A mark that stands for a state of the documented product: always a sign and a word, never colour alone. */
const statusSchema = z.strictObject({
	label: z.string().min(1),
	sign: z.enum(['check', 'clock', 'exclamation', 'exchange', 'prohibited', 'cross', 'dash']),
	tone: z.enum(['ok', 'due', 'late', 'away', 'stop', 'gone', 'idle']),
	meaning: z.string().min(1),
});

const homeSchema = z.strictObject({
	/** A drawing beside the title. */
	figure: z.literal('caliper').optional(),
	/** Examples below the search field; each opens the search with this text. */
	searchExamples: z.array(z.string().min(1)).default([]),
	tasksTitle: z.string().min(1).optional(),
	tasks: z.array(z.strictObject({ title: z.string().min(1), text: z.string().min(1), to: target })).default([]),
	statusTitle: z.string().min(1).optional(),
	api: z.strictObject({ title: z.string().min(1), text: z.string().min(1), links: z.array(linkSchema).default([]) }).optional(),
});

/** Everything an owner sets in `site.config.ts`. */
export const siteConfigSchema = z.strictObject({
	title: z.string().min(1),
	tagline: z.string().default(''),
	description: z.string().min(1).optional(),
	/** Origin the site is published at, e.g. `https://docs.example.com`. */
	url: httpUrl.refine((url) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`, hint('origin')),
	/** Path the site is published under; begins and ends with a slash. */
	base: z
		.string()
		.regex(/^\/(?:.*\/)?$/, hint('base'))
		.default('/'),
	/** The language of the texts, which pages and messages of the program follow; by default the first of `locales`, or German. */
	locale: localeSchema.optional(),
	/** The languages in which the site exists, as readers may choose them. */
	locales: z
		.array(
			z.strictObject({
				code: localeSchema,
				label: z.string().min(1),
				/** Address of a site that is built apart. */
				to: target.optional(),
				/** Folder with the translations of this site (`i18n/en`): it is built with it, at `/en/`. */
				folder: folder.optional(),
				/** Where its lines begin; by default as the language is usually written. */
				direction: z.enum(['ltr', 'rtl']).optional(),
				/** What its pages say of their language (`en-GB`); by default the code. */
				lang: localeSchema.optional(),
			}),
		)
		.default([]),
	copyright: z.strictObject({
		year: z.int().min(1900).max(2200),
		holder: z.string().min(1),
		/** The whole line, where it says more than year and holder. It may have links: `[name](address)`. */
		line: z.string().min(1).optional(),
	}),
	/** Whether search engines are asked to leave out the whole site. */
	noIndex: z.boolean().default(false),
	/** Whom a reader can write to about this documentation. */
	contact: z.email().optional(),
	/** The bar above everything. `to` is where all of it leads; without it the text may have links of its own: `[name](address)`. */
	announcement: z.strictObject({ id: z.string().min(1), text: z.string().min(1), to: target.optional(), dismissible: z.boolean().default(true) }).optional(),
	/** Picture before the title in the navigation bar: paths of files that are published, one for each colour mode. */
	logo: z.strictObject({ src: target, dark: target.optional(), /** What it shows, where nothing stands beside it. */ alt: z.string().optional() }).optional(),
	/** What stands beside that picture; by default the title. Empty where the picture says it. */
	brand: z.string().optional(),
	/** The colours of pages. */
	colourMode: z
		.strictObject({
			/** What a reader sees who has chosen nothing; `system` is what his system prefers. */
			initial: z.enum(['light', 'dark', 'system']).default('light'),
			/** Whether readers may choose. */
			choice: z.boolean().default(true),
		})
		.prefault({}),
	/** Icon of the browser's tab: path of a file that is published; by default `favicon.svg`, where there is one. */
	icon: target.optional(),
	/** Former addresses, and where they lead now: to a path of the site or to a full address. Where a page stands, none leads away. */
	redirects: z
		.array(z.strictObject({ from: z.string().regex(/^(?!.*(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$))\/[^?#\\]+$/i, hint('target')), to: target }))
		.default([]),
	navbar: z.array(navbarItemSchema).default([]),
	footer: z.array(z.strictObject({ title: z.string().min(1), links: z.array(linkSchema).min(1) })).default([]),
	home: homeSchema.prefault({}),
	statuses: z.array(statusSchema).default([]),
	search: z
		.strictObject({
			/** Words that readers look for, by the word that the texts use: `{ ausmustern: ['verschrotten'] }`. */
			synonyms: z.record(z.string().min(1), z.array(z.string().min(1))).default({}),
		})
		.prefault({}),
	/** What readers can read without a network. */
	offline: z
		.strictObject({
			/** `false` ends it: browsers throw away what they have kept as soon as they visit the site again. */
			enabled: z.boolean().default(true),
			/** After how many days without a comparison with the site a kept edition is called old. */
			warnAfterDays: z.int().min(1).default(30),
		})
		.prefault({}),
	paper: paperSchema.prefault({}),
	/** How hard a build compresses: `smallest` makes the Brotli forms about 7 % smaller and takes many times as long for them. */
	compression: z.enum(['fast', 'smallest']).default('fast'),
	/** Folder with the texts, relative to the folder of `site.config.ts`; all other paths count from there. */
	root: filePath.default('.'),
	/** Folders whose files are published as they are. */
	files: z.array(folder).min(1).default(['public']),
	/** `exclude` are patterns of files in the folder that are no pages, beside those whose name begins with `_`. */
	pages: z.strictObject({ folder: folder.default('pages'), exclude: z.array(filePath).default([]), ...changeSettings }).prefault({}),
	docs: docsSchema.prefault({}),
	/** More manuals beside the first one, each with a folder, an address and versions of its own. */
	otherDocs: z.array(docsSchema.extend({ id: z.string().regex(/^[\w-]+$/), folder, route })).default([]),
	/** For texts that were written for Docusaurus; `npm run import:docusaurus` writes it. */
	docusaurus: docusaurusSchema.optional(),
	/** How much a rule matters here, where that differs from `CHECKS.md`. */
	rules: z.partialRecord(z.enum(RULE_IDS), z.enum(['error', 'warning', 'off'])).default({}),
	blog: blogSchema.prefault({}),
	/** More blogs beside the first one, each with a folder, an address, authors and tags of its own. */
	otherBlogs: z.array(blogSchema.extend({ id: z.string().regex(/^[\w-]+$/), folder, route })).default([]),
	api: apiSchema.prefault({}),
	/** What `npm run check` reads beside pages and settings. */
	checks: z
		.strictObject({
			/** Folders of components whose texts readers see, relative to the site root. */
			components: z.array(filePath).default([]),
		})
		.prefault({}),
	/** Warnings stop the build like errors. */
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
