import { z } from 'zod';
import { changeSettings } from './change-settings.ts';
import { filePath, folder, route } from './docs-config.ts';

const segment = z.string().min(1);

/** A blog: where its posts lie, where they stand, how its lists are cut. */
export const blogSchema = z.strictObject({
	folder: folder.default('blog'),
	/** Patterns of files in the folder that are no posts, beside those whose name begins with `_`. */
	exclude: z.array(filePath).default([]),
	route: route.default('/blog/'),
	title: z.string().min(1).default('Blog'),
	description: z.string().min(1).optional(),
	postsPerPage: z.int().min(1).max(100).default(10),
	feedTitle: z.string().min(1).optional(),
	/** File of the authors; by default `authors.yml` in the folder. */
	authors: filePath.optional(),
	/** File of the tags; by default `tags.yml` in the folder. */
	tags: filePath.optional(),
	...changeSettings,
	/** Name of the folder with its translations in that of a language; by default as Docusaurus names it (`docusaurus-plugin-content-blog`, then `-` and the id of a further one). */
	translations: filePath.optional(),
	/** Where the lists stand below the route. */
	paths: z.strictObject({ archive: segment.default('archive'), authors: segment.default('authors'), tags: segment.default('tags') }).prefault({}),
});

export type BlogConfig = z.output<typeof blogSchema> & { id?: string };

/** The file that declares the authors of a blog. */
export const authorsFile = ({ authors, folder }: BlogConfig): string => authors ?? `${folder}/authors.yml`;

/** The file that declares its tags. */
export const tagsFile = ({ tags, folder }: BlogConfig): string => tags ?? `${folder}/tags.yml`;
