import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Style sheets with those of the site that they import, in the order of the cascade, each once; what is not there or no plain CSS is left out.
 * @param files absolute. @param site the folder that `@site/` names, absolute.
 */
export function styleFiles(files: readonly string[], site: string, known: ReadonlySet<string> = new Set()): string[] {
	const found = files
		.filter((file) => /\.css$/.test(file) && !known.has(file) && existsSync(file))
		.flatMap((file) => [...styleFiles(importedBy(file, site), site, new Set([...known, file])), file]);
	return [...new Set(found)];
}

const importedBy = (file: string, site: string): string[] =>
	[...readFileSync(file, 'utf8').matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g)].flatMap(([, name = '']) =>
		/^@site\//.test(name) ? [join(site, name.slice('@site/'.length))] : /^(?:\/\/|[a-z]+:|[~@])/i.test(name) ? [] : [join(dirname(file), name)],
	);
