import { z } from 'zod';
import { hint } from './hint.ts';
import { socialAddress } from './social-address.ts';

/** Addresses by the name of the platform. A name of the author there will do, where the platform is known. */
const socials = z.record(z.string(), z.string().min(1)).transform((names, context) =>
	Object.fromEntries(
		Object.entries(names).map(([platform, name]) => {
			const address = socialAddress(platform, name);
			if (address === undefined) context.addIssue({ code: 'custom', path: [platform], message: hint('address'), input: name });
			return [platform, address ?? name];
		}),
	),
);

/** Picture of an author: a full address, or the path of a file in `public/`. */
export const portrait = z.string().regex(/^(?:https?:\/\/|\/)/, hint('image'));

/** An author, as a file or a post writes one out. */
export const authorSchema = z.strictObject({
	name: z.string().min(1),
	title: z.string().min(1).optional(),
	description: z.string().min(1).optional(),
	url: z.url().optional(),
	email: z.email().optional(),
	image_url: portrait.optional(),
	/** The same, as Docusaurus calls it, too; `image_url` wins. */
	imageURL: portrait.optional(),
	/** `true` gives the author a page of posts; an object sets its path. */
	page: z.union([z.boolean(), z.strictObject({ permalink: z.string().min(1).optional() })]).optional(),
	socials: socials.optional(),
});

/** `blog/authors.yml`: authors by key. */
export const authorsSchema = z.record(z.string(), authorSchema);
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
