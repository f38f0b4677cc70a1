import { apiPaths } from '#navigation/api/api-paths.ts';
import type { Reference } from '#navigation/api/reference.ts';
import { overviewPath } from '#navigation/api/site-reference.ts';
import type { Site } from '#navigation/site.ts';
import { twinPath } from '#navigation/twin-path.ts';
import { API_CATALOG } from '#publish/api-catalog-address.ts';
import { CONTENT_TYPES } from '#publish/content-types.ts';
import { langOf } from '#schema/locale.ts';
import { fullAddress } from '#text/full-address.ts';

/** A link of a set (RFC 9264, 4.2). */
interface CatalogTarget {
	href: string;
	type: string;
	title?: string;
	hreflang?: string[];
}

/**
 * The catalogue of the APIs that a site describes (RFC 9727 as a set of links): where each is called, its descriptions for machines (`service-desc`) and its
 * pages for people and programs (`service-doc`). `undefined` for a site without one. An API whose description names no address is known by its pages.
 */
export function apiCatalog(site: Site, references: readonly Pick<Reference, 'plan' | 'outline' | 'model'>[]): string | undefined {
	if (references.length === 0) return undefined;
	const absolute = (path: string) => fullAddress(site.config, path);
	const byAddress = Map.groupBy(references, (reference) => callAddress(reference) ?? absolute(overviewPath(reference)));
	const apis = [...byAddress].map(([anchor, versions]) => ({
		anchor,
		'service-desc': versions.map(({ plan, model }) =>
			serviceDescription(absolute(apiPaths(plan.folder).download(model.id, plan.description)), versionedTitle(model)),
		),
		'service-doc': versions.flatMap((reference): CatalogTarget[] => {
			const path = overviewPath(reference);
			const about = { title: versionedTitle(reference.model), hreflang: [langOf(site.config)] };
			return [
				{ href: absolute(path), type: 'text/html', ...about },
				{ href: absolute(twinPath(path)), type: 'text/markdown', ...about },
			];
		}),
	}));
	const catalogue = { anchor: absolute(`/${API_CATALOG.path}`), item: apis.map(({ anchor }) => ({ href: anchor })) };
	return `${JSON.stringify({ linkset: [catalogue, ...apis] }, undefined, '\t')}\n`;
}

/** The first full address at which an API is called. */
function callAddress({ model }: Pick<Reference, 'model'>): string | undefined {
	return model.servers.map(({ resolvedUrl }) => resolvedUrl).find((url) => /^https?:\/\//.test(url) && URL.canParse(url));
}

const versionedTitle = ({ title, version }: Reference['model']) => `${title} ${version}`.trim();

const serviceDescription = (href: string, title: string): CatalogTarget => ({
	href,
	type: (CONTENT_TYPES[/\.\w+$/.exec(href)?.[0] ?? ''] ?? '').replace(/;.*/, ''),
	title,
});
