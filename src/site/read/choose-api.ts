import { planReferences, type ReferencePlan } from '#navigation/reference-plan.ts';
import type { ApiConfig } from '#schema/api-config.ts';
import { problemOf, SiteError } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';

/** The newest version of an API that a command names by its id (`--api lager`), without one of the first. Throws a `SiteError` for an id that the site does not have. */
export function chooseApi(apis: readonly ApiConfig[], id = apis[0]?.id): ReferencePlan {
	const plan = planReferences(apis).find(({ api, version }) => api === id && version === undefined);
	if (plan !== undefined) return plan;
	const known = apis.map((api) => api.id);
	const close = nearest(id ?? '', known);
	const hint = close ? `Meinten Sie „${close}“?` : `Diese Website hat: ${known.join(', ')}.`;
	throw new SiteError([problemOf('arguments', { file: '', message: `Die API „${id}“ gibt es nicht.`, hint })]);
}
