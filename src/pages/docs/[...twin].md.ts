import { site } from 'virtual:nonius/site';
import type { APIRoute, GetStaticPaths } from 'astro';
import { apiPaths } from '#navigation/api/api-paths.ts';
import { routeIndex } from '#navigation/routes.ts';
import { apiMarkdown } from '#reference/api-page.ts';

/** Each page of an operation as Markdown beside it, for whoever reads it with a program. */
export const getStaticPaths = (() =>
	routeIndex(site).routes.flatMap((route) => {
		if (route.kind !== 'api-operation') return [];
		const { folder, operation } = route;
		return [{ params: { twin: apiPaths(folder).markdown(operation).slice('/docs/'.length, -'.md'.length) }, props: { folder, operation } }];
	})) satisfies GetStaticPaths;

export const GET: APIRoute<{ folder: string; operation: string }> = async ({ props }) =>
	new Response(await apiMarkdown(props, site), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
