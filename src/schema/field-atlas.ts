import { z } from 'zod';
import { hint } from './hint.ts';

const someText = z.string().min(1);
/** Path of a page of the site with the id of a heading. */
const sectionPath = z.string().regex(/^\/[^\s]*$/, hint('page'));

const rowSchema = z
	.strictObject({
		/** Property as the schemas of the group name it; inside of unnamed objects with dots: `owner.type`. Left out where the API has no such field. */
		field: someText.optional(),
		/** Last part of the row's address in place of the field. */
		id: z
			.string()
			.regex(/^[\w.-]+$/)
			.optional(),
		/** How the field is called on screen. */
		label: someText,
		/** Fields of other schemas that mean the same: `InspectionInput.identNo`. */
		also: z.array(z.string().regex(/^[^.]+\..+$/, hint('schemaField'))).default([]),
		/** Name of the page of the term: `pruefmittelnummer`. */
		term: someText.optional(),
		section: sectionPath.optional(),
		/** What holds on screen besides what the description of the API says. Plain text. */
		rule: someText.optional(),
	})
	.refine(({ field, id }) => field !== undefined || id !== undefined, hint('atlasRow'));

/** `docs/field-atlas.yml`: which label on screen shows which field of the API. */
export const fieldAtlasSchema = z.strictObject({
	/** Id of the API whose fields it explains, in its newest version; by default the first of the site. */
	api: someText.optional(),
	title: someText.optional(),
	description: someText.optional(),
	/** Plain text above the tables. */
	intro: someText.optional(),
	groups: z
		.array(
			z.strictObject({
				/** First part of the rows' addresses: `apparatus` of `field:apparatus.identNo`. */
				id: z.string().regex(/^[a-zA-Z][\w-]*$/),
				title: someText,
				term: someText.optional(),
				/** For rows that name none. */
				section: sectionPath.optional(),
				/** Schemas of the description whose fields the rows are, the fullest first. */
				schemas: z.array(someText).default([]),
				fields: z.array(rowSchema).min(1),
			}),
		)
		.min(1),
	/** Fields without a label: whole schemas (`Problem`) or fields (`Apparatus.id`), and why. */
	unmapped: z.array(z.strictObject({ fields: z.array(someText).min(1), reason: someText })).default([]),
});
export type FieldAtlasConfig = z.output<typeof fieldAtlasSchema>;
export type AtlasGroupConfig = FieldAtlasConfig['groups'][number];
export type AtlasRowConfig = AtlasGroupConfig['fields'][number];
