import { type DocFrame, pageFrame, sidebarOf } from '../doc-frame.ts';
import type { ApiRoute } from '../routes.ts';
import type { Site } from '../site.ts';
import type { Version } from '../version.ts';
import { counterpartIn } from './api-counterpart.ts';
import { overviewPath, referenceLabel, type SiteReference, siblings, versionLabel } from './site-reference.ts';

/** Frame of a page of a reference. Its banner is about the version of the API, whatever version of the docs it stands among. */
export function apiFrame(site: Site, version: Version, route: ApiRoute): DocFrame {
	return { ...pageFrame(site, version, route.path), banner: apiBanner(site, route) };
}

/** Older versions lead to the newest; nothing stands above the pages of that. */
function apiBanner(site: Site, route: ApiRoute): DocFrame['banner'] {
	const { own, newest } = versionsAt(site, route);
	if (own === newest) return undefined;
	const { path, isSame } = counterpartIn(newest, route, own);
	const label = `${own.plan.label} ${versionLabel(own)}`;
	return { kind: isSame ? 'api-older' : 'api-gone', label, newest: { label: versionLabel(newest), href: path, isSame } };
}

/** Title of the window on a page of a reference: names the API where another one, or another version, has a page of the same name. */
export function windowTitle(site: Site, route: ApiRoute, title: string): string {
	const { plan } = versionsAt(site, route).own;
	const isAlone = plan.version === undefined && (site.config.api.length === 1 || route.kind === 'api-overview');
	return isAlone ? title : `${title} – ${referenceLabel(plan)}`;
}

/** The sidebar that the navbar marks on a page of a reference: that of the newest version, for older ones have none that the navbar could name. */
export function navbarSidebarOf(site: Site, version: Version, route: ApiRoute): string | undefined {
	return sidebarOf(version, overviewPath(versionsAt(site, route).newest));
}

function versionsAt({ references }: Site, { folder }: ApiRoute): { own: SiteReference; newest: SiteReference } {
	const own = references.find(({ plan }) => plan.folder === folder);
	const newest = own && siblings(references, own)[0];
	if (own === undefined || newest === undefined) throw new Error(`There is no API at ${folder}.`);
	return { own, newest };
}
