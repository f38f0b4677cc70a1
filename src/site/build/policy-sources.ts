import type { RealServer } from '#console/data/console-data.ts';
import { hostAndPath } from '#console/data/server-host.ts';
import { type EmbedKind, loadedByStyles } from '#finished-page/embeds.ts';
import type { Output } from '#finished-page/output.ts';
import type { PolicySources } from '#publish/policy.ts';
import type { SiteConfig } from '#schema/site-config.ts';

const FONT = /\.(?:woff2?|ttf|otf)$/i;
const MEDIA_FILE = /\.(?:mp4|m4v|mov|webm|ogv|mp3|m4a|aac|ogg|oga|opus|flac|wav|vtt)$/i;

interface UsedParts extends Pick<Output, 'pages' | 'files'> {
	/** Texts of the style sheets. */
	sheets: readonly string[];
	/** Servers that the owner lets readers send requests to. */
	servers?: readonly RealServer[];
	/** Addresses that components of the site send requests to. */
	connections?: readonly string[];
}

/** What pages of a site may load: everything that its finished pages and style sheets use, and the servers that requests go to. */
export function policySources({ api }: Pick<SiteConfig, 'api'>, { pages, files, sheets, servers = [], connections = [] }: UsedParts): PolicySources {
	const has = (kind: RegExp) => [...files].some((file) => kind.test(file));
	const embeds = [...[...pages.values()].flatMap(({ embeds: found }) => found), ...sheets.flatMap(loadedByStyles)];
	const origins = (kind: EmbedKind) => unique(embeds.flatMap((embed) => (embed.kind === kind ? originsOf(embed.text) : [])));
	const isOwn = (wanted: EmbedKind) => embeds.some(({ kind, text }) => kind === wanted && URL.parse(text, HERE)?.host === HERE.host);
	const isWithin = (wanted: EmbedKind) => embeds.some(({ kind, text }) => kind === wanted && /^data:/i.test(text));
	const signIn = api.flatMap(({ sandbox }) => sandbox.signIn.map(({ server }) => server));
	return {
		images: origins('image'),
		media: [...(has(MEDIA_FILE) || isOwn('media') ? ["'self'"] : []), ...(isWithin('media') ? ['data:'] : []), ...origins('media')],
		frames: [...(isOwn('frame') ? ["'self'"] : []), ...origins('frame')],
		connections: unique([...servers.flatMap(serverSources), ...[...signIn, ...connections].map((address) => hostSource(new URL(address)))]),
		fonts: [...(has(FONT) ? ["'self'"] : []), ...(isWithin('font') ? ['data:'] : [])],
		manifest: has(/\.webmanifest$/),
	};
}

const unique = (texts: readonly string[]) => [...new Set(texts)].sort();

/** A host that stands for the one of the site. `about:` and `data:` are not addresses on a host; frames with `about:` need no permission. */
const HERE = new URL('https://site.invalid/');

function originsOf(address: string): string[] {
	const url = URL.parse(address, HERE);
	return url?.protocol.startsWith('http') && url.host !== HERE.host ? [hostSource(url)] : [];
}

/**
 * The source of an address (Content Security Policy 3, `host-source`), with the host in ASCII: browsers drop the whole list if it contains any other character.
 * The syntax has no IPv6 addresses.
 */
function hostSource({ protocol, host, hostname }: URL): string {
	return hostname.startsWith('[') ? protocol : `${protocol}//${host}`;
}

/** More hosts of one server than these are not listed, as every page names them. */
const MOST_HOSTS = 20;

/** A placeholder for values that readers enter. */
const ANYTHING = '*';

/**
 * The sources of a server whose address may contain variables in braces: every host that results from the values of the description. Variables without a
 * list of values are filled in by readers, and can be a wildcard only at the beginning of a host.
 */
export function serverSources(server: RealServer): string[] {
	const pieces = hostAndPath(server).host.map((piece) => (typeof piece === 'string' ? [piece] : piece.enum.length > 0 ? piece.enum : [ANYTHING]));
	const isShort = pieces.reduce((count, values) => count * values.length, 1) <= MOST_HOSTS;
	const hosts = pieces.reduce<string[]>(
		(begun, values) => begun.flatMap((text) => (isShort || values.length === 1 ? values : [ANYTHING]).map((value) => text + value)),
		[''],
	);
	return unique(hosts.map((host) => openSource(server.url.replace(/:.*/s, ':'), host)));
}

/** The source of a host, with its port, in which `ANYTHING` stands for anything. */
function openSource(scheme: string, written: string): string {
	const [, host = '', port = ''] = /^(\[[^\]]*\]|[^:/?#]*)(:[^/?#]*)?/.exec(written) ?? [];
	const fixed = host.slice(host.lastIndexOf(ANYTHING) + 1);
	const isOpen = host.includes(ANYTHING);
	const isAnyPort = port.includes(ANYTHING);
	const url = URL.parse(`${scheme}//${isOpen ? `x${fixed}` : host}${isAnyPort ? '' : port}`);
	if (url === null || (isOpen && !fixed.startsWith('.'))) return scheme;
	const source = hostSource(url);
	return (isOpen ? source.replace('//x', '//*') : source) + (isAnyPort ? ':*' : '');
}
