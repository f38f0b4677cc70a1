import { posix } from 'node:path';
import { CHANGES_SLUG } from '#navigation/api/api-paths.ts';
import type { Reference } from '#navigation/api/reference.ts';
import { planReferences, type ReferencePlan } from '#navigation/api/reference-plan.ts';
import { readHistory } from '#openapi/changes/read-history.ts';
import { type LoadedDescription, loadDescription } from '#openapi/description/load-description.ts';
import { readDescription } from '#openapi/description/read-description.ts';
import { readRecipes } from '#openapi/description/read-recipes.ts';
import { outlineOf } from '#openapi/model/outline.ts';
import { planPages } from '#openapi/page/page-plan.ts';
import type { BuildDescription } from '#openapi/pull/fetch-for-build.ts';
import { readSampleRecord } from '#openapi/samples/sample-proof.ts';
import type { ApiConfig } from '#schema/api-config.ts';
import type { Problem } from '#schema/problem.ts';

interface LoadReferenceOptions {
	/** The description was replaced for this build: the files beside the site's own description do not belong to it. */
	isForeign: boolean;
	/** Whether the description is fetched from its source; `found` is the outcome. */
	fetched?: { found: BuildDescription | undefined } | undefined;
}

/** Reads one API description of the site in `root` and all files beside it. */
export function loadReference(
	root: string,
	plan: ReferencePlan,
	{ isForeign, fetched }: LoadReferenceOptions,
): { reference: Reference | undefined; problems: Problem[] } {
	const { description, lenient } = plan;
	const remote = fetched?.found;
	const { model, problems, download } = remote
		? loadDescription(remote.text, { file: remote.address, lenient, reserved: reservedIn(plan) })
		: readModel(root, plan);
	if (model === undefined) return { reference: undefined, problems };
	const outline = outlineOf(model, planPages(model));
	const bare: Reference = {
		plan,
		model,
		findings: problems,
		download,
		outline,
		history: [],
		record: undefined,
		recipes: {},
		atlas: undefined,
		fetched: remote?.text,
		texts: undefined,
	};
	if (isForeign || plan.sharesFolder) return { reference: bare, problems };
	const { history, problems: inHistory } = readHistory(root, description);
	const { record, problems: inRecord } = readSampleRecord(root, description);
	const { recipes, problems: inRecipes } = readRecipes(root, description, model);
	return {
		reference: { ...bare, history, record, recipes, texts: posix.dirname(description) },
		problems: [...problems, ...inHistory, ...inRecord, ...inRecipes],
	};
}

/** Reads a description alone. Every reading of a site's description is this one, so that all parts of the program know its pages by the same slugs. */
export function readModel(root: string, plan: Pick<ReferencePlan, 'description' | 'isPulled' | 'lenient' | 'reserved'>): LoadedDescription {
	const { description, isPulled, lenient } = plan;
	return readDescription(root, { file: description, isPulled, lenient, reserved: reservedIn(plan) });
}

/** Reads the descriptions alone. */
export function readModels(root: string, apis: readonly ApiConfig[]): (LoadedDescription & { description: string })[] {
	return planReferences(apis).map((plan) => ({ description: plan.description, ...readModel(root, plan) }));
}

function reservedIn({ reserved }: Pick<ReferencePlan, 'reserved'>): string[] {
	return [CHANGES_SLUG, ...reserved];
}
