import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { API_CHANGES_PATH } from '#navigation/api-items.ts';
import { readHistory } from '#openapi/changes/read-history.ts';
import { type LoadedDescription, loadDescription } from '#openapi/description/load-description.ts';
import { readDescription } from '#openapi/description/read-description.ts';
import { readRecipes } from '#openapi/description/read-recipes.ts';
import { outlineOf } from '#openapi/model/outline.ts';
import { planPages } from '#openapi/page/page-plan.ts';
import type { BuildDescription } from '#openapi/pull/fetch-for-build.ts';
import { readSampleRecord } from '#openapi/samples/sample-proof.ts';
import type { FieldAtlasConfig } from '#schema/field-atlas.ts';
import type { Problem } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import type { Reference } from '#site/reference.ts';

/** Where a description lies that needs no mention in `site.config.ts`. */
const USUAL = 'api/description.json';

/** Slugs of pages that no operation may have. */
const RESERVED = [posix.basename(API_CHANGES_PATH)];

export interface LoadReferenceOptions {
	api: SiteConfig['api'];
	/** The description was swapped for this build: nothing that the site says about its own belongs to it. */
	isForeign: boolean;
	/** The description that was fetched for this build, in place of the site's file. */
	fetched?: BuildDescription | undefined;
	atlas: FieldAtlasConfig | undefined;
}

/** Reads the API description of the site below `root` and everything that stands beside it. A site without a description at the usual place has none. */
export function loadReference(
	root: string,
	{ api, isForeign, fetched, atlas }: LoadReferenceOptions,
): { reference: Reference | undefined; problems: Problem[] } {
	const { description } = api;
	const isWanted = description !== USUAL || api.fetch === 'build' || existsSync(join(root, USUAL));
	if (!isWanted) return { reference: undefined, problems: [] };
	const { model, problems } = fetched
		? loadDescription(fetched.text, { file: fetched.address, lenient: api.lenient, reserved: RESERVED })
		: readModel(root, api);
	if (model === undefined) return { reference: undefined, problems };
	const outline = outlineOf(model, planPages(model));
	const bare: Reference = { model, outline, history: [], record: undefined, recipes: {}, atlas, fetched: fetched?.text, texts: undefined };
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
	return readDescription(root, { file: description, lenient, reserved: RESERVED });
}
