import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localeOf } from '#schema/locale.ts';
import './resolve-program.ts';

/** The locale of the site in `root`, before anything of it is checked; `undefined` where there is none yet. */
export async function siteLocale(root: string): Promise<string | undefined> {
	const file = join(root, 'site.config.ts');
	if (!existsSync(file)) return undefined;
	try {
		const { default: config } = await import(/* @vite-ignore */ pathToFileURL(file).href);
		return localeOf(config);
	} catch {
		// Even a syntax error is reported in the language of the site.
		const [, locale] = /^\s*locale:\s*['"]([\w-]+)['"]/m.exec(textOfFile(file)) ?? [];
		return localeOf({ locale });
	}
}

/** Whatever reads the settings later reports why they cannot be read. */
function textOfFile(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return '';
	}
}
