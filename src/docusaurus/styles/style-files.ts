import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutCssComments } from '#text/css-code.ts';
import { compileSass, hasSass, nameOfSass, sassBehind } from './compile-sass.ts';
import { compileTailwind, hasTailwind, namesTailwind } from './compile-tailwind.ts';

/**
 * Style sheets with those of the site that they import, in the order of the cascade, each once; what is not there is left out, and what is no CSS and cannot be made one.
 * Files in Sass have the names of the style sheets that stand for them.
 * @param files absolute. @param site the folder that `@site/` names, absolute.
 */
export function styleFiles(files: readonly string[], site: string, known: ReadonlySet<string> = new Set()): string[] {
	const found = files
		.filter((file) => (/\.css$/.test(file) || (SASS.test(file) && hasSass(site))) && !known.has(file) && existsSync(file))
		.flatMap((file) => (SASS.test(file) ? [nameOfSass(file)] : [...importedBy(file, site, known), file]));
	return [...new Set(found)];
}

const SASS = /\.s[ac]ss$/;

/** The text of such a style sheet. Throws what the compiler of the site says; one for Tailwind stays as it is where that is not installed. */
export function readStyles(file: string, site: string): string {
	const sass = sassBehind(file);
	const css = sass === undefined ? readFileSync(file, 'utf8').replace(/^\ufeff/, '') : compileSass(sass, site);
	return namesTailwind(css) ? (compileTailwind(css, { file, site }) ?? css) : css;
}

/** One for Tailwind holds what it imports. */
function importedBy(file: string, site: string, known: ReadonlySet<string>): string[] {
	const css = readFileSync(file, 'utf8');
	return namesTailwind(css) && hasTailwind(site) ? [] : styleFiles(namedSheets(css, { file, site }), site, new Set([...known, file]));
}

const namedSheets = (css: string, { file, site }: { file: string; site: string }): string[] =>
	[...withoutCssComments(css).matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g)].flatMap(([, name = '']) =>
		/^@site\//.test(name) ? [join(site, name.slice('@site/'.length))] : /^(?:\/\/|[a-z]+:|[~@])/i.test(name) ? [] : [join(dirname(file), name)],
	);
