import { isForReaders } from '../list-edition.ts';
import { portableCss, portableHtml } from './portable-html.ts';
import { portableModule } from './portable-module.ts';
import type { SitePlan } from './relative-address.ts';

export interface PortableFile {
	path: string;
	content: string | Buffer;
}

/** Pages of this program that only a server makes sense of, and what belongs to them. */
const OF_SERVERS = /^(?:offline\/|sw\.js$)/;
/** What scripts ask for. */
const DATA_FILE = /(?:\.json|\.txt|\.md|(?<!(?:^|\/)index|^404)\.html)$/;

/**
 * The files of a site for a disk, from those of a built one.
 * @param read gives what is in a file. @param loader code of `loader.ts`.
 */
export async function portableSite(site: SitePlan, { read, loader }: { read(path: string): Buffer; loader: string }): Promise<PortableFile[]> {
	const made: PortableFile[] = [{ path: 'portable.js', content: loader }];
	for (const path of [...site.files].filter((file) => isForReaders(`/${file}`, () => false) && !OF_SERVERS.test(file))) {
		const content = read(path);
		if (/^_astro\/.*\.js$/.test(path)) made.push({ path, content: await portableModule(content.toString(), path, site.base) });
		else if (path.endsWith('.css')) made.push({ path, content: portableCss(content.toString(), path, site) });
		else if (/(?:^|\/)index\.html$|^404\.html$/.test(path)) made.push({ path, content: portableHtml(content.toString(), path, site) });
		else made.push({ path, content });
		if (DATA_FILE.test(path)) made.push({ path: `${path}.js`, content: `nonius.text(${JSON.stringify(path)},${JSON.stringify(content.toString())});` });
	}
	return made;
}
