import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CSS_PIECE } from '#text/css-code.ts';
import { compileTailwind, namesTailwind } from './compile-tailwind.ts';

/** At-rules that only Tailwind understands. */
const OF_TAILWIND = /@(?:tailwind|apply|reference)\b[^;{}]*;?|@import\s+(?:url\(\s*)?["']tailwindcss\b[^;]*;/g;
/** An import, or a comment or string that might contain one. */
const SHEET_IMPORT = new RegExp(String.raw`@import\s+(?:url\(\s*)?["']?([^"')\s;]+)[^;]*;|${CSS_PIECE}`, 'gi');
const OF_WEB = /^(?:https?:)?\/\//;

interface StylePlace {
	/** Absolute. */
	file: string;
	/** The folder of `docusaurus.config`, absolute. */
	site: string;
	/** Gets the name of what a style sheet asks for and the site does not have. */
	onMissing(name: string): void;
}

/** A style sheet that a component imports, as CSS that any bundler takes: made by Tailwind where it names that, without what is not there. */
export function componentStyles(css: string, { file, site, onMissing }: StylePlace): string {
	const made = namesTailwind(css) ? compileTailwind(css, { file, site }) : css;
	if (made === undefined) onMissing('tailwindcss');
	return (made ?? css.replace(OF_TAILWIND, '')).replace(SHEET_IMPORT, (statement, name?: string) => {
		if (name === undefined || OF_WEB.test(name) || hasSheet(name, { file, site })) return statement;
		onMissing(name);
		return '';
	});
}

/** Whether a style sheet can be imported by a name: it lies beside the one that asks, or in a package of the site. */
function hasSheet(name: string, { file, site }: Pick<StylePlace, 'file' | 'site'>): boolean {
	if (existsSync(join(dirname(file), name))) return true;
	if (/^\.{0,2}\//.test(name)) return existsSync(name);
	// Of a package that has a style sheet of its own only the folder can be asked for.
	const [packageName = name] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
	return existsSync(join(site, 'node_modules', name)) || (name === packageName && isInstalled(packageName, site)) || isExported(name, site);
}

const isInstalled = (name: string, site: string) => isExported(`${name}/package.json`, site);

function isExported(name: string, site: string): boolean {
	try {
		return createRequire(join(site, 'package.json')).resolve(name) !== '';
	} catch {
		return false;
	}
}
