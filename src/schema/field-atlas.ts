import { z } from 'zod';
import { hint } from './hint.ts';

const name = z.string().min(1);
/** Path of a page of the site with the id of a heading. */
const section = z.string().regex(/^\/[^\s]*$/, hint('page'));

const rowSchema = z
	.strictObject({
		/** Property as the schemas of the group name it; inside of unnamed objects with dots: `owner.type`. Left out where the API has no such field. */
		field: name.optional(),
		/** Last part of the row's address in place of the field. */
		id: z
			.string()
			.regex(/^[\w.-]+$/)
			.optional(),
		/** How the field is called on screen. */
		label: name,
		/** Fields of other schemas that mean the same: `InspectionInput.identNo`. */
		also: z.array(z.string().regex(/^[^.]+\..+$/, hint('schemaField'))).default([]),
		/** Name of the page of the term: `pruefmittelnummer`. */
		term: name.optional(),
		section: section.optional(),
		/** What holds on screen besides what the description of the API says. Plain text. */
		rule: name.optional(),
	})
	.refine(({ field, id }) => field !== undefined || id !== undefined, hint('atlasRow'));

/** `docs/field-atlas.yml`: which field of the API stands behind which label on screen. */
export const fieldAtlasSchema = z.strictObject({
	/** Id of the API whose fields it explains, in its newest version; by default the first of the site. */
	api: name.optional(),
	title: name.optional(),
	description: name.optional(),
	/** Plain text above the tables. */
	intro: name.optional(),
	groups: z
		.array(
			z.strictObject({
				/** First part of the rows' addresses: `apparatus` of `field:apparatus.identNo`. */
				id: z.string().regex(/^[a-zA-Z][\w-]*$/),
				title: name,
				term: name.optional(),
				/** For rows that name none. */
				section: section.optional(),
				/** Schemas of the description whose fields the rows are, the fullest first. */
				schemas: z.array(name).default([]),
				fields: z.array(rowSchema).min(1),
			}),
		)
		.min(1),
	/** Fields that no label stands for: whole schemas (`Problem`) or fields (`Apparatus.id`), and why. */
	unmapped: z.array(z.strictObject({ fields: z.array(name).min(1), reason: name })).default([]),
});
export type FieldAtlasConfig = z.output<typeof fieldAtlasSchema>;
export type AtlasGroupConfig = FieldAtlasConfig['groups'][number];
export type AtlasRowConfig = AtlasGroupConfig['fields'][number];
