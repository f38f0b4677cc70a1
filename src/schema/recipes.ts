import { z } from 'zod';
import { hint } from './hint.ts';

/** Any value. A string that is exactly `{name}` becomes the value that an earlier step took under this name; within a string, it is inserted. */
const value = z.json();

const stepSchema = z.strictObject({
	/** What the step does, as a task: „Entwurf anlegen“. */
	title: z.string().min(1),
	/** `operationId`. */
	operation: z.string().min(1),
	/** Parameter values by name. All other parameters are left out. */
	parameters: z.record(z.string(), value).default({}),
	/** JSON, or the fields of a form; a file is the name of a file. */
	body: value.optional(),
	/** Contents of files by their names. Files without an entry contain their name. */
	files: z.record(z.string(), z.string()).default({}),
	/** Replaces the usual token. */
	token: z.string().min(1).optional(),
	/** How often the request is sent; the last response counts. */
	times: z.int().min(1).max(500).default(1),
	/** What later steps use: JSON pointer into the body of the response by name. */
	take: z.record(z.string(), z.string().regex(/^(\/.*)?$/, hint('jsonPointer'))).default({}),
	/** What a reader should look at: JSON pointer into the body, or `header:Name`, by German words for it. */
	look: z.record(z.string(), z.string()).default({}),
	/** Said below the response. */
	result: z.string().optional(),
});

/** Recipes that readers can play through, by the id of their heading on the overview page. */
export const recipesSchema = z.record(z.string(), z.array(stepSchema).min(1));

export type Recipes = z.output<typeof recipesSchema>;
export type RecipeStep = Recipes[string][number];
