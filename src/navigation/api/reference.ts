import type { ApiHistory } from '#openapi/changes/read-history.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import type { FieldAtlasConfig } from '#schema/field-atlas.ts';
import type { Problem } from '#schema/problem.ts';
import type { Recipes } from '#schema/recipes.ts';
import type { SampleRecord } from '#schema/sample-record.ts';
import type { SiteReference } from './site-reference.ts';

/**
 * All that a site knows of one version of one API, read once. A description that was swapped for one build has nothing but itself: no history,
 * record, recipes or texts. Unlike `Site` it is no JSON; it stays in the process that read it.
 */
export interface Reference extends SiteReference {
	model: ApiModel;
	/** The problems of the description, for its writers. */
	findings: readonly Problem[];
	/** The text that readers may download instead of the file, if that contains parts marked as internal. */
	download: string | undefined;
	history: ApiHistory;
	/** The results of the last run of the samples. */
	record: SampleRecord | undefined;
	recipes: Recipes;
	/** The labels of the fields on screen. */
	atlas: FieldAtlasConfig | undefined;
	/** The description as it was fetched for this build; without it the model is that of the file that the site names. */
	fetched: string | undefined;
	/** Folder of the texts beside the description, relative to the site root. */
	texts: string | undefined;
}
