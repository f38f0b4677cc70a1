import type { Reference } from '#navigation/api/reference.ts';
import { planReferences } from '#navigation/api/reference-plan.ts';
import type { LoadedDescription } from '#openapi/description/load-description.ts';
import type { BuildDescription } from '#openapi/pull/fetch-for-build.ts';
import type { ApiConfig } from '#schema/api-config.ts';
import type { FieldAtlasConfig } from '#schema/field-atlas.ts';
import type { Problem } from '#schema/problem.ts';
import { loadReference, readModel } from './load-reference.ts';

export interface LoadReferencesOptions {
	/** The description of the first API was swapped for this build. */
	isForeign: boolean;
	/** For each API that wants what lies at its source, what came of it. */
	fetched: ReadonlyMap<string, BuildDescription | undefined>;
	atlas: FieldAtlasConfig | undefined;
}

/** Reads the descriptions of all APIs and their versions. Those that cannot be read are left out; why stands among the problems. */
export function loadReferences(
	root: string,
	apis: readonly ApiConfig[],
	{ isForeign, fetched, atlas }: LoadReferencesOptions,
): { references: Reference[]; problems: Problem[] } {
	const explained = atlas?.api ?? apis[0]?.id;
	const loaded = planReferences(apis).map((plan, index) => {
		const isFetched = plan.version === undefined && fetched.has(plan.api);
		const { reference, problems } = loadReference(root, plan, {
			isForeign: isForeign && index === 0,
			fetched: isFetched ? { found: fetched.get(plan.api) } : undefined,
		});
		const isExplained = plan.api === explained && plan.version === undefined;
		return { reference: reference && isExplained ? { ...reference, atlas } : reference, problems };
	});
	return { references: loaded.flatMap(({ reference }) => reference ?? []), problems: loaded.flatMap(({ problems }) => problems) };
}

/** Reads the descriptions alone. */
export function readModels(root: string, apis: readonly ApiConfig[]): (LoadedDescription & { description: string })[] {
	return planReferences(apis).map((plan) => ({ description: plan.description, ...readModel(root, plan) }));
}
