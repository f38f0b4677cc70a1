import type { ApiOutline } from '#openapi/model/outline.ts';
import { apiPaths } from './api-paths.ts';
import type { ReferencePlan } from './reference-plan.ts';

/** A reference as navigation knows it. */
export interface SiteReference {
	plan: ReferencePlan;
	outline: ApiOutline;
}

/** Path of the overview of a reference. */
export const overviewPath = ({ plan, outline }: SiteReference): string => apiPaths(plan.folder).page(outline.id);

/** How readers know the version of a reference. */
export const versionLabel = ({ plan, outline }: SiteReference): string => plan.version?.label ?? outline.version;

/** Name of a reference among several: its API and, of an older version, which one. */
export const referenceLabel = ({ label, version }: ReferencePlan): string => (version ? `${label} ${version.label}` : label);

/** All versions of the API that a reference belongs to, newest first. */
export const siblings = <R extends SiteReference>(references: readonly R[], { plan }: SiteReference): R[] =>
	references.filter((other) => other.plan.api === plan.api);
