import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { API_CHANGES_PATH } from '#navigation/api-items.ts';
import { readHistory } from '#openapi/changes/read-history.ts';
import type { LoadedDescription } from '#openapi/description/load-description.ts';
import { readDescription } from '#openapi/description/read-description.ts';
import { readRecipes } from '#openapi/description/read-recipes.ts';
import { outlineOf } from '#openapi/model/outline.ts';
import { planPages } from '#openapi/page/page-plan.ts';
import { readSampleRecord } from '#openapi/samples/sample-proof.ts';
import type { FieldAtlasConfig } from '#schema/field-atlas.ts';
import type { Problem } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import type { Reference } from '#site/reference.ts';

/** Where a description lies that needs no mention in `site.config.ts`. */
const USUAL = 'api/description.json';

export interface LoadReferenceOptions {
	api: SiteConfig['api'];
	/** The description was swapped for this build: nothing that the site says about its own belongs to it. */
	isForeign: boolean;
	atlas: FieldAtlasConfig | undefined;
}

/** Reads the API description of the site below `root` and everything that stands beside it. A site without a description at the usual place has none. */
export function loadReference(root: string, { api, isForeign, atlas }: LoadReferenceOptions): { reference: Reference | undefined; problems: Problem[] } {
	const { description } = api;
	if (description === USUAL && !existsSync(join(root, USUAL))) return { reference: undefined, problems: [] };
	const { model, problems } = readModel(root, api);
	if (model === undefined) return { reference: undefined, problems };
	const bare: Reference = { model, outline: outlineOf(model, planPages(model)), history: [], record: undefined, recipes: {}, atlas, texts: undefined };
	if (isForeign) return { reference: bare, problems };
	const { history, problems: inHistory } = readHistory(root);
	const { record, problems: inRecord } = readSampleRecord(root);
	const { recipes, problems: inRecipes } = readRecipes(root, description, model);
	return {
		reference: { ...bare, history, record, recipes, texts: posix.dirname(description) },
		problems: [...problems, ...inHistory, ...inRecord, ...inRecipes],
	};
}

/** Reads the description alone. Every reading of a site's description is this one, so that all parts of the program know its pages by the same slugs. */
export function readModel(root: string, { description, lenient }: Pick<SiteConfig['api'], 'description' | 'lenient'>): LoadedDescription {
	return readDescription(root, { file: description, lenient, reserved: [posix.basename(API_CHANGES_PATH)] });
}
