import { z } from 'zod';
import { toDay } from './day.ts';
import { helpTargetsSchema } from './help-ids.ts';
import { definedWordsSchema, termSchema } from './term.ts';

/** A day as `JJJJ-MM-TT`. YAML reads it as text or as a date, depending on the quotes; both are welcome. */
const day = z.union([z.string(), z.date()]).transform((value, context) => {
	const found = toDay(value);
	if (found !== undefined) return found;
	context.addIssue('Erwartet wird ein Tag in der Form JJJJ-MM-TT.');
	return z.NEVER;
});

const words = z.union([z.array(z.string()), z.string().transform((text) => text.split(',').map((word) => word.trim()))]);

const common = {
	title: z.string().min(1).optional(),
	description: z.string().min(1).optional(),
	keywords: words.default([]),
	slug: z.string().min(1).optional(),
	image: z.string().min(1).optional(),
	draft: z.boolean().default(false),
	unlisted: z.boolean().default(false),
	hide_table_of_contents: z.boolean().default(false),
	toc_min_heading_level: z.int().min(2).max(6).default(2),
	toc_max_heading_level: z.int().min(2).max(6).default(3),
	last_update: z.strictObject({ date: day.optional(), author: z.string().min(1).optional() }).optional(),
};

/** Front matter of a page below `docs/`; keys as Docusaurus has them. */
export const docFrontMatterSchema = z.strictObject({
	...common,
	id: z
		.string()
		.min(1)
		.regex(/^[^/]+$/, 'Die id darf keinen Schrägstrich enthalten.')
		.optional(),
	sidebar_label: z.string().min(1).optional(),
	sidebar_position: z.number().optional(),
	sidebar_class_name: z.string().optional(),
	displayed_sidebar: z.string().min(1).nullable().optional(),
	hide_title: z.boolean().default(false),
	pagination_label: z.string().min(1).optional(),
	pagination_prev: z.string().nullable().optional(),
	pagination_next: z.string().nullable().optional(),
	custom_edit_url: z.url().nullable().optional(),
	tags: words.default([]),
	term: termSchema.optional(),
	defines: definedWordsSchema.default({}),
	help: helpTargetsSchema,
});
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;

/** Front matter of a post below `blog/`. */
export const postFrontMatterSchema = z.strictObject({
	...common,
	date: day.optional(),
	authors: words.default([]),
	tags: words.default([]),
	hide_reading_time: z.boolean().default(false),
});
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;

/** Front matter of a free page below `pages/`. */
export const pageFrontMatterSchema = z.strictObject(common);
export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>;
