import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { realServer } from '#console/data/real-servers.ts';
import type { Output } from '#finished-page/output.ts';
import type { Reference } from '#navigation/api/reference.ts';
import type { Site } from '#navigation/site.ts';
import type { PolicySources } from '#publish/policy.ts';
import type { KeptPages } from './kept-pages.ts';
import { ownConnections } from './own-connections.ts';
import { policySources } from './policy-sources.ts';
import type { SiteBefore } from './site-before.ts';
import type { Threads } from './threads/threads.ts';

interface SecuredSite {
	site: Site;
	references: readonly Reference[];
	/** Folder of the site's sources. */
	root: string;
	/** Folder of the finished pages. */
	folder: string;
	threads: Threads;
	kept?: KeptPages | undefined;
	before?: SiteBefore | undefined;
}

/**
 * Gives every page its content security policy. A policy names what all pages and style sheets of the site load, so all of them must be finished; a kept page
 * is rewritten only if the site loads something else than before. Returns what may be loaded, and the files of the pages that were written.
 */
export async function secureSite(
	output: Output,
	{ site, references, root, folder, threads, kept, before }: SecuredSite,
): Promise<{ sources: PolicySources; written: string[] }> {
	const sheets = [...output.files].filter((file) => file.endsWith('.css')).map((file) => readFileSync(join(folder, file), 'utf8'));
	const servers = references.flatMap(({ plan, model }) => plan.sandbox.servers.map((server) => realServer(server, model)));
	const sources = policySources(site.config, { ...output, sheets, servers, connections: ownConnections(site.config, root) });
	const html = [...output.files].filter((file) => file.endsWith('.html'));
	const isKept = (file: string) => kept?.pages.has(file) === true;
	const printed = html.filter((file) => !isKept(file));
	await threads.run('secure', { folder, sources, from: undefined }, printed);
	const rewritten = before === undefined || isDeepStrictEqual(kept?.sources, sources) ? [] : html.filter(isKept);
	if (rewritten.length > 0) await threads.run('secure', { folder, sources, from: before?.folder }, rewritten);
	for (const file of rewritten) before?.taken.delete(file.slice(1));
	return { sources, written: [...printed, ...rewritten] };
}
