import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SASS_FILE = /\.s[ac]ss$/;
/** Ending of the style sheet that stands for a file in Sass: it lies in the same folder, so that what it names is found. */
const ENDING = '.sass.css';
const MODULE_ENDING = '.sass.module.css';

/** The part of the compiler that is used; it is a package of the site. */
interface Sass {
	compile(path: string, options: object): { css: string; loadedUrls: URL[] };
}

/** Name of the style sheet that stands for a file in Sass; other files keep their names. */
export const nameOfSass = (path: string): string => path.replace(/\.module\.s[ac]ss$/, MODULE_ENDING).replace(SASS_FILE, ENDING);

/** The file in Sass behind such a name, if there is one. */
export function sassBehind(name: string): string | undefined {
	const base = name.endsWith(MODULE_ENDING)
		? `${name.slice(0, -MODULE_ENDING.length)}.module`
		: name.endsWith(ENDING)
			? name.slice(0, -ENDING.length)
			: undefined;
	return base === undefined ? undefined : ['.scss', '.sass'].map((ending) => base + ending).find((file) => existsSync(file));
}

/** Whether the site has a compiler for Sass. @param site absolute. */
export const hasSass = (site: string): boolean => compilerOf(site) !== undefined;

/** A file in Sass as CSS, compiled by the site's own package. Throws what that says, or when there is none. */
export function compileSass(path: string, site: string): string {
	const sass = compilerOf(site);
	if (sass === undefined) throw new Error('The package "sass" is not installed.');
	/** `~package/…` and `@site/…` are names of the bundler of Docusaurus. */
	const findFileUrl = (name: string) =>
		name.startsWith('@site/')
			? pathToFileURL(join(site, name.slice('@site/'.length)))
			: name.startsWith('~')
				? pathToFileURL(join(site, 'node_modules', name.slice(1)))
				: null;
	return sass.compile(path, {
		loadPaths: [dirname(path), site, join(site, 'node_modules')],
		importers: [{ findFileUrl }],
		quietDeps: true,
		logger: { warn() {}, debug() {} },
	}).css;
}

const compilers = new Map<string, Sass | undefined>();

function compilerOf(site: string): Sass | undefined {
	if (!compilers.has(site)) {
		const require = createRequire(join(site, 'package.json'));
		const found = ['sass', 'sass-embedded'].flatMap((name) => {
			try {
				return [require(name) as Sass];
			} catch {
				return [];
			}
		});
		compilers.set(site, found[0]);
	}
	return compilers.get(site);
}
