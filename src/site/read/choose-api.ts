import { planReferences, type ReferencePlan } from '#navigation/api/reference-plan.ts';
import type { ApiConfig } from '#schema/api-config.ts';
import { problemOf, SiteError } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';
import { issues } from '#words/issues.ts';
import { siteFaults } from '#words/site-faults.ts';

/** The newest version of an API that a command names by its id (`--api lager`), without one of the first. Throws a `SiteError` for an id that the site does not have. */
export function chooseApi(apis: readonly ApiConfig[], id = apis[0]?.id): ReferencePlan {
	const plan = planReferences(apis).find(({ api, version }) => api === id && version === undefined);
	if (plan !== undefined) return plan;
	throw new SiteError([
		problemOf('arguments', {
			file: '',
			message: siteFaults.unknownApi(id ?? ''),
			hint: hintOfApis(
				id ?? '',
				apis.map((api) => api.id),
			),
		}),
	]);
}

/** What to do about the name of an API that the site does not have. */
export function hintOfApis(name: string, known: readonly string[]): string {
	const close = nearest(name, known);
	if (close !== undefined) return issues.didYouMean(close);
	return known.length === 0 ? siteFaults.noApisHint : siteFaults.apisHint(known.join(', '));
}
