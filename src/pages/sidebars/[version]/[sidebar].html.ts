import { site } from 'virtual:nonius/site';
import type { APIRoute, GetStaticPaths } from 'astro';
import { countLinks, WHOLE_UP_TO } from '#navigation/sidebar/window-sidebar.ts';
import { withBase } from '#ui/href.ts';
import { fragmentPath } from '#ui/layout/Sidebar.tsx';
import { sidebarFragment } from '#ui/layout/SidebarFragment.tsx';

/** Large sidebars have a fragment with all their categories: a page loads it when a reader opens one that it came without. */
export const getStaticPaths = (() =>
	site.versions.flatMap((version) =>
		Object.entries(version.sidebars).flatMap(([id, items]) =>
			countLinks(items) > WHOLE_UP_TO
				? [{ params: { version: version.name, sidebar: id }, props: { items, fragment: withBase(site.config.base, fragmentPath(`${version.name}/${id}`)) } }]
				: [],
		),
	)) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
	new Response(sidebarFragment(props.items, { base: site.config.base, fragment: props.fragment }), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
