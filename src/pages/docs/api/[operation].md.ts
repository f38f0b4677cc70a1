import { site } from 'virtual:nonius/site';
import type { APIRoute, GetStaticPaths } from 'astro';
import { routeIndex } from '#navigation/routes.ts';
import { apiMarkdown } from '#reference/api-page.ts';

/** Each page of an operation as Markdown beside it, for whoever reads it with a program. */
export const getStaticPaths = (() =>
	routeIndex(site).routes.flatMap((route) => (route.kind === 'api-operation' ? [{ params: { operation: route.operation } }] : []))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) =>
	new Response(await apiMarkdown(params['operation'] ?? '', site), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
