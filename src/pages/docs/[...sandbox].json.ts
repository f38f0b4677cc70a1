import { references } from 'virtual:nonius/references';
import type { APIRoute, GetStaticPaths } from 'astro';
import { sandboxFile } from '#console/data/make-console-data.ts';

/** What the consoles of each reference load. */
export const getStaticPaths = (async () => {
	const files = await Promise.all(references.map(sandboxFile));
	return files.flatMap((file) => (file ? [{ params: { sandbox: file.path.slice('/docs/'.length, -'.json'.length) }, props: { json: file.json } }] : []));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ json: string }> = ({ props }) => new Response(props.json, { headers: { 'Content-Type': 'application/json' } });
