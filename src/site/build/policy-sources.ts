import { type EmbedKind, loadedByStyles } from '#finished-page/embeds.ts';
import type { Output } from '#finished-page/output.ts';
import type { PolicySources } from '#publish/policy.ts';
import type { SiteConfig } from '#schema/site-config.ts';

const FONT = /\.(?:woff2?|ttf|otf)$/i;
const MEDIA_FILE = /\.(?:mp4|m4v|mov|webm|ogv|mp3|m4a|aac|ogg|oga|opus|flac|wav|vtt)$/i;

/** What pages of a site may load: everything that its finished pages and style sheets use, and the servers that the owner's settings and the site's components (`connections`) send requests to. */
export function policySources(
	{ api }: Pick<SiteConfig, 'api'>,
	{ pages, files, sheets, connections = [] }: Pick<Output, 'pages' | 'files'> & { sheets: readonly string[]; connections?: readonly string[] },
): PolicySources {
	const has = (kind: RegExp) => [...files].some((file) => kind.test(file));
	const embeds = [...[...pages.values()].flatMap(({ embeds: found }) => found), ...sheets.flatMap(loadedByStyles)];
	const origins = (kind: EmbedKind) => unique(embeds.flatMap((embed) => (embed.kind === kind ? originsOf(embed.text) : [])));
	const isOwn = (wanted: EmbedKind) => embeds.some(({ kind, text }) => kind === wanted && URL.parse(text, HERE)?.host === HERE.host);
	const isWithin = (wanted: EmbedKind) => embeds.some(({ kind, text }) => kind === wanted && /^data:/i.test(text));
	const servers = api.flatMap(({ sandbox }) => [...sandbox.servers.map(({ url }) => url), ...sandbox.signIn.map(({ server }) => server)]);
	return {
		images: origins('image'),
		media: [...(has(MEDIA_FILE) || isOwn('media') ? ["'self'"] : []), ...(isWithin('media') ? ['data:'] : []), ...origins('media')],
		frames: [...(isOwn('frame') ? ["'self'"] : []), ...origins('frame')],
		connections: unique([...servers.map(serverSource), ...connections.map((address) => hostSource(new URL(address)))]),
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

/** The source of a server whose address may contain variables in braces, which readers fill in. Only the beginning of a host can be a wildcard. */
export function serverSource(url: string): string {
	const [, scheme = '', host = '', port = ''] = /^(https?:)\/\/(\[[^\]]*\]|[^/:?#]*(?:\{[^}]*\}[^/:?#]*)*)(:[^/?#]*)?/.exec(url) ?? [];
	const fixed = host.slice(host.lastIndexOf('}') + 1);
	const isOpen = host.includes('{');
	if (isOpen && !fixed.startsWith('.')) return scheme;
	const isAnyPort = port.includes('{');
	const source = hostSource(new URL(`${scheme}//${isOpen ? `x${fixed}` : host}${isAnyPort ? '' : port}`));
	return (isOpen ? source.replace('//x', '//*') : source) + (isAnyPort ? ':*' : '');
}
