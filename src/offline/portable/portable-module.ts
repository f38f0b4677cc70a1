import { moduleRunnerTransform } from 'vite';
import { escapePattern } from '#text/escape-pattern.ts';

/** The functions of the loader, by the names that the transformation uses. */
const GIVEN =
	'load:__vite_ssr_import__,loadLater:__vite_ssr_dynamic_import__,exportName:__vite_ssr_exportName__,exportAll:__vite_ssr_exportAll__,meta:__vite_ssr_import_meta__';

/**
 * A module of the site as a classic script that hands its code to the loader (`loader.ts`). Paths of files in it begin where the site lies now.
 * @param file its path, without a slash before it. @param base path that its language was built for. @param folder where that lies in the site.
 */
export async function portableModule(code: string, file: string, { base, folder }: { base: string; folder: string }): Promise<string> {
	const result = await moduleRunnerTransform(code, null, file, code);
	if (result === null) throw new Error(`The script ${file} cannot be read.`);
	const here = result.code.replaceAll(new RegExp(`(["'\`])${escapePattern(base)}(_astro/[^"'\`]+)\\1`, 'g'), `(nonius.root+"${folder}$2")`);
	return `nonius.define(${JSON.stringify(file)},async({${GIVEN}})=>{${here}\n});`;
}
