import type { Site } from '../site.ts';
import { apiAt } from './api-at.ts';
import { overviewPath } from './site-reference.ts';

/** An API as the navbar shows it. */
export interface NavbarApi {
	id: string;
	label: string;
	/** Path of its overview. */
	path: string;
	/** Whether the page belongs to it, in whatever version. */
	current: boolean;
}

/** The APIs of a site for the navbar of the page at `path`. */
export function navbarApis(site: Site, path: string): NavbarApi[] {
	const own = apiAt(site, path)?.plan.api;
	return site.references
		.filter(({ plan }) => plan.version === undefined)
		.map((reference) => ({ id: reference.plan.api, label: reference.plan.label, path: overviewPath(reference), current: reference.plan.api === own }));
}
