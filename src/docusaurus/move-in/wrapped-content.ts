import { existsSync, readFileSync } from 'node:fs';
import type { ContentKind, ToldPlugin } from './ask-plugins.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';

const isKind = (name: string | undefined): name is ContentKind => name === 'docs' || name === 'blog' || name === 'pages';

/** The content of a plugin that bears the name of Docusaurus' own: it was made by that one. */
export function contentOfName(name: string): ContentKind | undefined {
	const [, kind] = /^docusaurus-plugin-content-(\w+)$/.exec(name) ?? [];
	return isKind(kind) ? kind : undefined;
}

/** A value of the package, not only its types. */
const OWN_PLUGIN =
	/\bimport\s+(?:\*\s*as\s+)?(?!type\s)[\w$]+(?:\s*,\s*\{[^}]*\})?\s+from\s*['"]@docusaurus\/plugin-content-(docs|blog|pages)['"]|\b(?:require|import)\(\s*['"]@docusaurus\/plugin-content-(docs|blog|pages)['"]\s*\)/;

const MODULE_FILES = ['', '.js', '.ts', '.mjs', '.cjs', '.mts', '.cts', '/index.js', '/index.ts', '/index.mjs', '/index.cjs'];

/**
 * The content that the plugin of a site in the file `path` (absolute, the ending may be left out) takes over from Docusaurus' own plugin, as far as its text shows it:
 * it need not run, and its options say where the content lies.
 */
export function wrappedContent(path: string, options: Readonly<Record<string, unknown>>): ContentKind | undefined {
	if (!('path' in options || 'routeBasePath' in options)) return undefined;
	const file = MODULE_FILES.map((ending) => path + ending).find((name) => /\.[cm]?[jt]s$/.test(name) && existsSync(name));
	const [, imported, required] = OWN_PLUGIN.exec(file === undefined ? '' : readFileSync(file, 'utf8')) ?? [];
	const kind = imported ?? required;
	return isKind(kind) ? kind : undefined;
}

/** A configuration in which Docusaurus' own plugins stand for those that the site wraps around them. */
export function withOwnPlugins<F extends Pick<DocusaurusConfigFile, 'plugins'>>(file: F, told: readonly ToldPlugin[]): F {
	const wraps = told.flatMap(({ entry, content }) => (content ? [{ entry, ...content }] : []));
	const others = file.plugins.filter(({ name }) => !wraps.some(({ entry }) => entry === name));
	return { ...file, plugins: [...others, ...wraps.map(({ kind, options }) => ({ name: `@docusaurus/plugin-content-${kind}`, options }))] };
}
