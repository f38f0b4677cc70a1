import { z } from 'zod';
import { authorSchema, portrait } from './blog.ts';
import { toDay } from './day.ts';
import { helpTargetsSchema } from './help-ids.ts';
import { hint } from './hint.ts';
import { flag, number } from './quoted.ts';
import { definedWordsSchema, termSchema } from './term.ts';
import { text } from './written-text.ts';

/** A date as `YYYY-MM-DD`. Depending on quotes, YAML reads it as a string or a date; both are accepted. */
const day = z.union([z.string(), z.date()]).transform((value, context) => {
	const found = toDay(value);
	if (found !== undefined) return found;
	context.addIssue(hint('day'));
	return z.NEVER;
});

const words = z.preprocess(
	(value) => (typeof value === 'string' ? value.split(',').filter((word) => word.trim() !== '') : typeof value === 'number' ? [value] : value),
	z.array(text),
);

/** A list, its only entry, or names separated by commas. */
const oneOrMore = <S extends z.ZodType>(entry: S) =>
	z.preprocess(
		(value) => (value === null ? [] : typeof value === 'string' ? value.split(',').map((word) => word.trim()) : Array.isArray(value) ? value : [value]),
		z.array(entry),
	);

/** A key declared in a file, or the full definition. */
const byKey = <S extends z.ZodType>(whole: S) =>
	z.preprocess((value) => (typeof value === 'string' || typeof value === 'number' ? { key: String(value) } : value), whole);

const author = byKey(authorSchema.partial().extend({ key: z.string().min(1).optional() }));
const tag = byKey(z.strictObject({ key: z.string().min(1).optional(), label: text.optional(), permalink: z.string().min(1).optional() }));

const commonKeys = {
	title: text.optional(),
	/** Title of the window and for other sites, if different. */
	title_meta: text.optional(),
	description: text.optional(),
	keywords: words.default([]),
	/** Words by which readers look for a section, by the id of its heading. Only search uses them. */
	search_words: z.record(z.string().min(1), words).optional(),
	slug: text.optional(),
	image: z.string().min(1).optional(),
	draft: flag.default(false),
	unlisted: flag.default(false),
	hide_table_of_contents: flag.default(false),
	toc_min_heading_level: number.pipe(z.int().min(2).max(6)).default(2),
	toc_max_heading_level: number.pipe(z.int().min(2).max(6)).default(3),
	last_update: z.strictObject({ date: day.optional(), author: z.string().min(1).optional() }).optional(),
};

/** Front matter of a page below `docs/`, with the keys of Docusaurus. */
export const docFrontMatterSchema = z.strictObject({
	...commonKeys,
	id: text.pipe(z.string().regex(/^[^/]+$/, hint('docId'))).optional(),
	sidebar_label: text.optional(),
	/** For the index of a folder: the name by which translations know the category, instead of its label. */
	sidebar_key: z.string().min(1).optional(),
	sidebar_position: number.optional(),
	parse_number_prefixes: flag.default(true),
	sidebar_class_name: z.string().optional(),
	/** For components of the site that read sidebar entries. */
	sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
	displayed_sidebar: text.nullable().optional(),
	hide_title: flag.default(false),
	/** A notice to hang up: printed smaller, with narrow margins and without its first paragraph, so that it fits on one sheet of A4. */
	one_sheet: flag.default(false),
	pagination_label: text.optional(),
	pagination_prev: text.nullable().optional(),
	pagination_next: text.nullable().optional(),
	custom_edit_url: z.url().nullable().optional(),
	tags: oneOrMore(tag).default([]),
	term: termSchema.optional(),
	defines: definedWordsSchema.default({}),
	help: helpTargetsSchema,
});
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;

/** Front matter of a post below `blog/`. */
export const postFrontMatterSchema = z.strictObject({
	...commonKeys,
	date: day.optional(),
	/** Shorter title for the list of all posts next to each post. */
	sidebar_label: text.optional(),
	authors: oneOrMore(author).default([]),
	author: z.string().optional(),
	author_title: z.string().optional(),
	author_url: z.string().optional(),
	author_image_url: portrait.optional(),
	tags: oneOrMore(tag).default([]),
	hide_reading_time: flag.default(false),
	/** The address that it had first, by which feed readers know it: a path of the site, or a full address. Set it when `slug` changes, so that a post which was read stays read. */
	feed_id: z
		.string()
		.regex(/^(?:\/|https?:\/\/)/, hint('target'))
		.optional(),
});
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;

/** Front matter of a free page below `pages/`. */
export const pageFrontMatterSchema = z.strictObject(commonKeys);
export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>;
