import { z } from 'zod';
import { hint } from './hint.ts';
import { socialAddress } from './social-address.ts';
import { text } from './written-text.ts';

/** Addresses by platform. For a known platform, the author's name there is enough. */
const socials = z.record(z.string(), z.string().min(1)).transform((names, context) =>
	Object.fromEntries(
		Object.entries(names).map(([platform, name]) => {
			const address = socialAddress(platform, name);
			if (address === undefined) context.addIssue({ code: 'custom', path: [platform], message: hint('address'), input: name });
			return [platform, address ?? name];
		}),
	),
);

/** Image of an author: a full address, or the path of a file in `public/`. */
export const portrait = z.string().regex(/^(?:https?:\/\/|\/)/, hint('image'));

/** An author, as defined in a file or a post. */
export const authorSchema = z.strictObject({
	name: text,
	title: text.optional(),
	description: text.optional(),
	url: z.url().optional(),
	email: z.email().optional(),
	image_url: portrait.optional(),
	/** Docusaurus' other name for the same; `image_url` wins. */
	imageURL: portrait.optional(),
	/** Whether several people write under this name: structured data then calls the author an organisation. */
	team: z.boolean().optional(),
	/** `true` gives the author a page of posts; an object sets its path. */
	page: z.union([z.boolean(), z.strictObject({ permalink: z.string().min(1).optional() })]).optional(),
	socials: socials.optional(),
});

/** `blog/authors.yml`: authors by key. */
export const authorsSchema = z.record(z.string(), authorSchema);
export type AuthorConfig = z.output<typeof authorsSchema>[string];

/** `blog/tags.yml`: tags by key; nothing behind a key stands for a tag that is called by it. */
export const tagsSchema = z.record(
	z.string(),
	z.preprocess(
		(value) => value ?? {},
		z.strictObject({
			label: text.optional(),
			permalink: z.string().min(1).optional(),
			description: text.optional(),
		}),
	),
);
export type TagConfig = z.output<typeof tagsSchema>[string];
