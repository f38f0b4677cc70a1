import { z } from 'zod';

/** `blog/authors.yml`: authors by key. */
export const authorsSchema = z.record(
	z.string(),
	z.strictObject({
		name: z.string().min(1),
		title: z.string().min(1).optional(),
		description: z.string().min(1).optional(),
		url: z.url().optional(),
		email: z.email().optional(),
		image_url: z.string().min(1).optional(),
		/** `true` gives the author a page of posts; an object sets its path. */
		page: z.union([z.boolean(), z.strictObject({ permalink: z.string().min(1).optional() })]).default(false),
		socials: z.record(z.string(), z.string()).optional(),
	}),
);
export type AuthorConfig = z.output<typeof authorsSchema>[string];

/** `blog/tags.yml`: tags by key. */
export const tagsSchema = z.record(
	z.string(),
	z.strictObject({
		label: z.string().min(1).optional(),
		permalink: z.string().min(1).optional(),
		description: z.string().min(1).optional(),
	}),
);
export type TagConfig = z.output<typeof tagsSchema>[string];
