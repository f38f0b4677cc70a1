import { site } from 'virtual:nonius/site';
import type { APIRoute } from 'astro';
import { siteSandbox } from '#reference/api-page.ts';

export const getStaticPaths = () => (site.api === undefined || siteSandbox(site) === undefined ? [] : [{ params: { name: site.api.id } }]);

export const GET: APIRoute = () => new Response(siteSandbox(site)?.json, { headers: { 'Content-Type': 'application/json' } });
