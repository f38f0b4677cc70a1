import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PortableFile, portableSite } from '#offline/portable/portable-site.ts';
import { readBuiltBase } from '#server/built-base.ts';
import { builtLanguages } from '#server/built-languages.ts';
import { browserScript } from './browser-script.ts';
import { builtFiles } from './built-files.ts';

/** The files of the built site in `folder`, changed so that they work from a disk, without a server. */
export async function portableFolder(folder: string): Promise<PortableFile[]> {
	const files = builtFiles(folder).sort();
	const site = { base: readBuiltBase(folder), languages: builtLanguages(folder), files: new Set(files) };
	return portableSite(site, { read: (path) => readFileSync(join(folder, path)), loader: await browserScript('src/offline/portable/loader.ts') });
}
