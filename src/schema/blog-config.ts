import { z } from 'zod';
import { changeSettings } from './change-settings.ts';
import { filePath, folder, route } from './docs-config.ts';

const segment = z.string().min(1);

/** A blog: its folder, its addresses and its lists. */
export const blogSchema = z.strictObject({
	folder: folder.default('blog'),
	/** Patterns of files in the folder; defaults to all `.md` and `.mdx` files that do not begin with `_`. */
	include: z.array(filePath).optional(),
	/** Patterns of files that are not posts. */
	exclude: z.array(filePath).default([]),
	route: route.default('/blog/'),
	title: z.string().min(1).default('Blog'),
	description: z.string().min(1).optional(),
	postsPerPage: z.int().min(1).max(100).default(10),
	feedTitle: z.string().min(1).optional(),
	/** Defaults to the description of the blog. */
	feedDescription: z.string().min(1).optional(),
	/** How many posts a feed holds; more make every fetch by a reader bigger, and older ones stay in the archive. `false`: all of them. */
	feedLimit: z.union([z.int().min(1), z.literal(false)]).default(20),
	/** File of the authors; defaults to `authors.yml` in the folder. */
	authors: filePath.optional(),
	/** File of the tags; defaults to `tags.yml` in the folder. */
	tags: filePath.optional(),
	...changeSettings,
	/** Name of its folder inside that of a language; defaults to Docusaurus' name (`docusaurus-plugin-content-blog`, plus `-` and the id for other blogs). */
	translations: filePath.optional(),
	/** Paths of the lists, below the route. */
	paths: z.strictObject({ archive: segment.default('archive'), authors: segment.default('authors'), tags: segment.default('tags') }).prefault({}),
});

export type BlogConfig = z.output<typeof blogSchema> & { id?: string };

/** The file that declares the authors of a blog. */
export const authorsFile = ({ authors, folder }: BlogConfig): string => authors ?? `${folder}/authors.yml`;

/** The file that declares its tags. */
export const tagsFile = ({ tags, folder }: BlogConfig): string => tags ?? `${folder}/tags.yml`;
