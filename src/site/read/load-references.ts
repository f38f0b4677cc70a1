import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference } from '#navigation/api/reference.ts';
import { planReferences, type ReferencePlan } from '#navigation/api/reference-plan.ts';
import type { BuildDescription } from '#openapi/pull/fetch-for-build.ts';
import { type ApiConfig, USUAL_DESCRIPTION } from '#schema/api-config.ts';
import type { FieldAtlasConfig } from '#schema/field-atlas.ts';
import type { Problem } from '#schema/problem.ts';
import { unreadDescriptions } from './unread-descriptions.ts';

interface LoadReferencesOptions {
	/** The description of the first API was replaced for this build. */
	isForeign: boolean;
	/** The outcome for each API that is fetched from its source. */
	fetched: ReadonlyMap<string, BuildDescription | undefined>;
	atlas: FieldAtlasConfig | undefined;
}

/** Reads the descriptions of all APIs and their versions. The default description is optional. Unreadable ones are left out and reported in `problems`. */
export async function loadReferences(
	root: string,
	apis: readonly ApiConfig[],
	{ isForeign, fetched, atlas }: LoadReferencesOptions,
): Promise<{ references: Reference[]; problems: Problem[] }> {
	const isThere = existsSync(join(root, USUAL_DESCRIPTION));
	const all = planReferences(apis);
	const isFetched = ({ api, version }: ReferencePlan) => version === undefined && fetched.has(api);
	const plans = all.filter((plan) => plan.description !== USUAL_DESCRIPTION || isThere || isFetched(plan));
	if (plans.length === 0) return { references: [], problems: unreadDescriptions(root) };
	// This import loads the validator of descriptions and the model, a sixth of all modules.
	const { loadReference } = await import('./load-reference.ts');
	const explained = atlas?.api ?? apis[0]?.id;
	const loaded = plans.map((plan) => {
		const { reference, problems } = loadReference(root, plan, {
			isForeign: isForeign && plan === all[0],
			fetched: isFetched(plan) ? { found: fetched.get(plan.api) } : undefined,
		});
		const isExplained = plan.api === explained && plan.version === undefined;
		return { reference: reference && isExplained ? { ...reference, atlas } : reference, problems };
	});
	return { references: loaded.flatMap(({ reference }) => reference ?? []), problems: loaded.flatMap(({ problems }) => problems) };
}
