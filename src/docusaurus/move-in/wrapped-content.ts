import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { moveIn } from '#words/move-in.ts';
import type { ContentKind, ToldPlugin } from './ask-plugins.ts';
import { READ_KEYS } from './documented-keys.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';
import { findContentPlugins } from './find-content-plugins.ts';
import type { TakeNote } from './note.ts';

const isKind = (name: string | undefined): name is ContentKind => name === 'docs' || name === 'blog' || name === 'pages';

/** The content of a plugin that has the name of Docusaurus' own: it was made by that one. */
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
 * it need not run, and its options are those of the other.
 */
export function wrappedContent(path: string, options: Readonly<Record<string, unknown>>): ContentKind | undefined {
	const file = MODULE_FILES.map((ending) => path + ending).find((name) => /\.[cm]?[jt]s$/.test(name) && existsSync(name));
	const [, imported, required] = OWN_PLUGIN.exec(file === undefined ? '' : readFileSync(file, 'utf8')) ?? [];
	const kind = imported ?? required;
	return isKind(kind) && hasOptionOf(kind, options) ? kind : undefined;
}

/** Whether options are meant for the plugin of this kind; others may only read what it made. Any plugin may have an `id`. */
const hasOptionOf = (kind: ContentKind, options: object) =>
	(READ_KEYS[kind] ?? '').split(' ').some((key) => key !== 'id' && Object.hasOwn(options, key)) || 'routeBasePath' in options;

/** A configuration in which Docusaurus' own plugins stand for those that the site wraps around them, which is said, and what the other plugins told. */
export function withOwnPlugins(file: DocusaurusConfigFile, allTold: readonly ToldPlugin[], note: TakeNote): { file: DocusaurusConfigFile; told: ToldPlugin[] } {
	const wraps = allTold.flatMap(({ entry, name, content }) => (content ? [{ entry, name, ...content }] : []));
	const others = file.plugins.filter(({ name }) => !wraps.some(({ entry }) => entry === name));
	const { manuals, blogs } = findContentPlugins({ presets: file.presets, plugins: others });
	const taken = { docs: manuals, blog: blogs, pages: [] };
	// Without a folder it would have the usual one. Where that is another's, the code of the plugin must say where its texts are.
	const isElsewhere = ({ kind, options }: (typeof wraps)[number]) => !('path' in options) && taken[kind].some(({ path }) => path === kind);
	const [elsewhere, known] = [wraps.filter(isElsewhere), wraps.filter((wrap) => !isElsewhere(wrap))];
	for (const { entry, name, kind } of known) note('replaced', 'plugins', moveIn.wrappedContent(basename(entry ?? name), kind));
	for (const { entry, name, kind } of elsewhere) note('open', 'plugins', moveIn.wrappedElsewhere(entry ?? name, kind));
	return {
		file: { ...file, plugins: [...others, ...known.map(({ kind, options }) => ({ name: `@docusaurus/plugin-content-${kind}`, options }))] },
		told: allTold.filter(({ content }) => content === undefined),
	};
}
