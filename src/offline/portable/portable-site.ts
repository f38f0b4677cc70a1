import { ID } from '#chrome/contract.ts';
import { HASH_LIST } from '#publish/hash-list-file.ts';
import { isForReaders } from '../list-edition.ts';
import { portableCss, portableHtml } from './portable-html.ts';
import { portableModule } from './portable-module.ts';
import type { SitePlan } from './relative-address.ts';
import { type SitePart, sitePart } from './site-part.ts';

export interface PortableFile {
	path: string;
	content: string | Buffer;
}

/** What only a server makes sense of: the forms that hosts send in place of a file, the list of what they hold, the files of readers' own editions. */
const OF_SERVERS = new RegExp(String.raw`^(?:offline/(?:edition|[0-9a-f]{12})\.json|sw\.js|${HASH_LIST})$`);
const COMPRESSED = /\.(?:br|gz)$/;
/** The page about reading without a network, where it is the program's. */
const OFFLINE_PAGE = new RegExp(`<div id="${ID.page}"[^>]* data-kind="offline"`);
const PAGE = /(?:^|\/)index\.html$|^404\.html$/;
/** What scripts ask for. */
const DATA_FILE = /(?:\.json|\.txt|\.md|\.html)$/;

/**
 * The files of a site for a disk, from those of a built one.
 * @param read gives what is in a file. @param loader code of `loader.ts`.
 */
export async function portableSite(site: SitePlan, { read, loader }: { read(path: string): Buffer; loader: string }): Promise<PortableFile[]> {
	const made: PortableFile[] = [{ path: 'portable.js', content: loader }];
	for (const file of site.files) {
		const part = sitePart(file, site.languages);
		if (isOfHosts(file, part, site)) continue;
		const content = read(file);
		const isPage = PAGE.test(part.path);
		if (isPage && OFFLINE_PAGE.test(content.toString())) continue;
		made.push({ path: file, content: await portableContent(content, { file, part, site }) });
		if (!isPage && DATA_FILE.test(file))
			made.push({ path: `${file}.js`, content: `nonius.text(${JSON.stringify(file)},${JSON.stringify(content.toString())});` });
	}
	return made;
}

const isOfHosts = (file: string, { path }: SitePart, { files }: SitePlan): boolean =>
	!isForReaders(`/${path}`, () => false) || OF_SERVERS.test(path) || (COMPRESSED.test(file) && files.has(file.replace(COMPRESSED, '')));

async function portableContent(content: Buffer, { file, part, site }: { file: string; part: SitePart; site: SitePlan }): Promise<string | Buffer> {
	if (/^_astro\/.*\.js$/.test(part.path)) return portableModule(content.toString(), file, { base: site.base + part.folder, folder: part.folder });
	if (file.endsWith('.css')) return portableCss(content.toString(), file, site);
	return PAGE.test(part.path) ? portableHtml(content.toString(), file, site) : content;
}
