import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import type { SiteConfig } from '#schema/site-config.ts';

const SENDS_REQUEST = /\bfetch\s*\(|\baxios\b|\bXMLHttpRequest\b|\bEventSource\b|\bWebSocket\b|\bsendBeacon\b|\buseSWR\b/;
const NAMED_SERVER = /(?<=["'`])(?:https?|wss?):\/\/[\w.-]+(?::\d+)?(?=[/?#"'`])/g;

/** Servers that components of a site from Docusaurus may send requests to in a browser: those named in code files that send requests. */
export function ownConnections({ docusaurus }: Pick<SiteConfig, 'docusaurus'>, root: string): string[] {
	if (docusaurus === undefined) return [];
	const files = listAllFiles(root, join(docusaurus.site ?? '.', 'src'), ['.js', '.jsx', '.ts', '.tsx', '.mjs']);
	const texts = files.map((file) => readFileSync(join(root, file), 'utf8')).filter((text) => SENDS_REQUEST.test(text));
	return texts.flatMap((text) => text.match(NAMED_SERVER) ?? []).filter((address) => URL.canParse(address));
}
