import { dirname, relative } from 'node:path';

/** A style sheet with the names of other files that only the bundler of Docusaurus knows (`@site/…`, `~package/…`) as ones that any bundler finds. Paths are absolute. */
export function siteStyles(css: string, { file, site }: { file: string; site: string }): string {
	const folder = relative(dirname(file), site).replaceAll('\\', '/');
	return css.replace(/(?<=["'(])~?@site(?=\/)/g, `./${folder}`).replace(/(?<=["'(])~(?=[\w@])/g, '');
}
