import { references } from 'virtual:nonius/references';
import { renderStatic } from '#layouts/render-around.ts';
import { renderProse } from '#layouts/render-prose.ts';
import { apiPaths } from '#navigation/api/api-paths.ts';
import type { DocFrame } from '#navigation/doc-frame.ts';
import { routeIndex } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { versionTerms } from '#navigation/site-terms.ts';
import type { Version } from '#navigation/version.ts';
import { viewAtlas } from '#openapi/atlas/atlas-view.ts';
import { atlas as words } from '#words/atlas.ts';
import { AtlasPage } from './AtlasPage.tsx';
import type { PlaceLink } from './atlas-links.ts';

/** Renders the page of the atlas of fields to static HTML. */
export async function atlasPage(site: Site, version: Version, { path, frame }: { path: string; frame: DocFrame }): Promise<string> {
	const reference = references.find((candidate) => candidate.atlas);
	const atlas = reference?.atlas;
	if (reference === undefined || atlas === undefined) throw new Error('This site has no atlas of fields.');
	const view = viewAtlas(atlas, reference.model);
	const rows = view.groups.flatMap((group) => group.rows);
	return renderStatic(AtlasPage, {
		base: site.config.base,
		version: version.name,
		path,
		frame,
		title: atlas.title ?? words.title,
		intro: atlas.intro,
		view,
		terms: new Map(versionTerms(version).map(({ id, title, path: page }): [string, PlaceLink] => [id, { path: page, title }])),
		sections: await sectionTitles(
			site,
			rows.flatMap(({ section }) => section ?? []),
		),
		operationPath: apiPaths(reference.plan.folder).page,
	});
}

/** Words for places of the manual: title of the page and of the section. */
async function sectionTitles(site: Site, places: readonly string[]): Promise<Map<string, string>> {
	const titles = new Map<string, string>();
	for (const place of new Set(places)) {
		const [page = '', id] = place.split('#');
		const route = routeIndex(site).byPath.get(page);
		if (route?.kind !== 'doc') continue;
		const { headings } = await renderProse(route.doc.file);
		const section = headings.find(({ slug }: { slug: string }) => slug === id)?.text;
		titles.set(place, section === undefined || section === route.doc.title ? route.doc.title : `${route.doc.title}: ${section}`);
	}
	return titles;
}
