import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { parseSync, transform } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { listFiles } from '#content/list-files.ts';
import { attachmentPath } from '#content/markdown/attachment.ts';
import { conventionsOf, hasTextPlugins } from '#content/markdown/conventions.ts';
import { needsCompiler } from '#content/markdown/needs-compiler.ts';
import type { MarkdownOptions } from '#content/markdown/plugins.ts';
import { readSource } from '#content/markdown/source.ts';
import { parseYaml } from '#content/yaml-document.ts';
import type { Problem } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { failedTextPlugin, missingImport, unreadableModule } from '#words/moved-site.ts';
import { shimCode } from '../shims/shims.ts';
import { compilePage, RUNTIME } from './compile-page.ts';
import { requiresAsImports } from './requires-as-imports.ts';
import { resolveModule } from './resolve-module.ts';
import { loadTextPlugins } from './run-text-plugins.ts';

export interface PageModulesOptions {
	/** Folder of the texts, absolute. */
	root: string;
	config(): SiteConfig;
	markdown: MarkdownOptions;
	/** What a page says when it cannot be compiled, as a problem. */
	explain(error: unknown, file: string): Problem;
	report(problem: Problem): void;
}

/** A name that may mean more files than this is not resolved: all of them would be in the program. */
const MOST_MEANT = 1_000;

const PAGES = 'virtual:nonius/pages';
/** Modules made from files: the ids are no paths, so that no other part of the bundler takes them for its own. */
const PAGE = '\0nonius-page:';
const CODE = '\0nonius-code:';
const DRAWING = '\0nonius-drawing:';
const DATA = '\0nonius-data:';
const TEXT = '\0nonius-text:';
const ADDRESS = '\0nonius-address:';
const SHIM = '\0nonius-shim:';
const NOTHING = '\0nonius-nothing';

/** Keeps the endings of files from the parts of the bundler that look at them. */
const END = '.nonius';

/** The room of all that comes from Docusaurus. */
const ROOM = join(import.meta.dirname, '..');

/** Gives the bundler the pages with components of a site that comes from elsewhere, and everything that they import: what is missing is reported and left out. */
export function pageModules({ root, config, markdown, explain, report }: PageModulesOptions): Plugin {
	const { react, siteFolder, folders, format, textPlugins } = conventionsOf(config());
	const site = join(root, siteFolder);
	const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');
	const pathOf = (id: string) => id.replace(/^\0[\w-]+:/, '').replace(/(?:\?.*|\.nonius)$/, '');
	const isOurs = (importer: string) => importer.startsWith(ROOM) || !(importer.startsWith('\0nonius-') || importer.startsWith(root));

	/** A picture is published as one beside a text is. */
	const addressOf = (path: string) => posix.join(markdown.links.base, attachmentPath(`./${basename(path)}`, nameOf(path), markdown.links) ?? '');

	const files = () =>
		folders
			.flatMap((folder) => listFiles(root, folder, ['.md', '.mdx']))
			.filter((file) => hasTextPlugins(file, { textPlugins }) || needsCompiler(readSource(root, file, format)));

	/** Loaded with the first page. */
	let plugins: ReturnType<typeof loadTextPlugins> | undefined;
	async function compiled(path: string): Promise<string> {
		if (textPlugins.length > 0) plugins ??= loadTextPlugins(site);
		const own = (await plugins)?.filter((entry) => entry.folders.some((folder) => path.startsWith(`${folder}/`)));
		const foreign = own?.at(-1);
		const onError = (error: unknown) => report(failedTextPlugin(nameOf(path), error));
		return requiresAsImports(await compilePage(readSource(root, nameOf(path), 'mdx'), markdown, foreign && { plugins: foreign, onError }));
	}

	/** The files that a `require` in `importer` may mean, by the beginning and end of their names as they are written there. */
	const modulesBeside = (importer: string) => (beginning: string, end: string) => {
		const [, loaders = '', way = '', folder = ''] = /^((?:.*!)?)((@site\/|\.{0,2}\/)?.*?)[^/]*$/.exec(beginning) ?? [];
		if (folder === '') return [];
		const base = folder.startsWith('.') ? join(dirname(importer), way) : join(site, way.replace(/^@site/, ''));
		if (!existsSync(base)) return [];
		const files = readdirSync(base, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && entry.name.endsWith(posix.basename(end)))
			.map((entry) => loaders + way + relative(base, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
			.filter((name) => name.startsWith(beginning) && name.endsWith(end) && !/(?:^|\/)(?:node_modules|build|\..*)\//.test(name.slice(beginning.length)));
		return files.length > MOST_MEANT ? [] : files;
	};

	async function load(id: string, watch: (file: string) => void): Promise<string | undefined> {
		if (id === `\0${PAGES}`) {
			const entries = react ? [...new Set(files())].map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`nonius-page:${file}`)}),`) : [];
			return `export const pages = {\n${entries.join('\n')}\n};`;
		}
		if (id === NOTHING) return 'export default undefined;';
		if (id.startsWith(SHIM)) return shim(id.slice(SHIM.length));
		if (!/^\0nonius-(?:page|code|drawing|data|text|address):/.test(id)) return undefined;
		const path = pathOf(id);
		watch(path);
		if (id.startsWith(ADDRESS)) return `export default ${JSON.stringify(addressOf(path))};`;
		try {
			const text = readFileSync(path, 'utf8');
			if (id.startsWith(PAGE)) return await compiled(path);
			if (id.startsWith(CODE)) return requiresAsImports(await compileCode(path, text), modulesBeside(path));
			if (id.startsWith(TEXT)) return `export default ${JSON.stringify(text)};`;
			return id.startsWith(DRAWING) ? drawing(text) : `export default ${JSON.stringify(dataOf(text, nameOf(path)))};`;
		} catch (error) {
			report(id.startsWith(PAGE) ? explain(error, nameOf(path)) : unreadableModule(nameOf(path), error));
			return 'export default function Nothing() { return null; }';
		}
	}

	function shim(name: string): string {
		if (name === `${RUNTIME}/jsx-runtime`) return `export * from ${JSON.stringify(join(ROOM, 'drawing/jsx-runtime.ts'))};`;
		if (name === RUNTIME) return provider(site);
		if (name === '@generated/docusaurus.config') return `export default ${JSON.stringify(config().docusaurus?.siteConfig ?? {})};`;
		if (/^@theme(?:-original|-init)?\/MDXComponents$/.test(name))
			return `export { components as default } from ${JSON.stringify(join(ROOM, 'shims/components.ts'))};`;
		return shimCode(name, join(ROOM, 'shims')) ?? 'export default undefined;';
	}

	const miss = (importer: string, name: string) => {
		if (existsSync(importer)) report(missingImport(nameOf(importer), name, readFileSync(importer, 'utf8')));
	};

	return {
		name: 'nonius-page-modules',
		enforce: 'pre',
		async resolveId(specifier, importer) {
			if (specifier === PAGES) return `\0${PAGES}`;
			if (specifier.startsWith('nonius-page:')) return PAGE + join(root, specifier.slice('nonius-page:'.length)) + END;
			// Our own files are no files of the site: their components need no guard, and those of the guard must have none.
			if (specifier.startsWith(ROOM)) return specifier;
			if (!react || importer === undefined || isOurs(importer) || specifier.startsWith('\0')) return undefined;
			const target = resolveModule(specifier, pathOf(importer), site);
			switch (target.kind) {
				case 'builtin':
					return { id: target.name, external: true };
				case 'program':
					return await this.resolve(target.name, join(ROOM, 'modules/page-modules.ts'), { skipSelf: true });
				case 'shim':
					if (
						!target.name.startsWith(RUNTIME) &&
						!target.name.startsWith('@generated/') &&
						!/\/MDXComponents$/.test(target.name) &&
						shimCode(target.name, '') === undefined
					)
						miss(pathOf(importer), target.name);
					return SHIM + target.name;
				case 'missing':
					miss(pathOf(importer), target.name);
					return NOTHING;
				case 'file':
					return idOf(target.path, target.query);
			}
		},
		async load(id) {
			const code = await load(id, (file) => this.addWatchFile(file));
			return code === undefined ? undefined : { code, moduleType: 'js' };
		},
	};
}

const MEDIA = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|tiff?|mp4|webm|ogg|mp3|wav|flac|aac|pdf|zip|docx?|xlsx?|pptx?)$/i;

/** How the bundler shall read a file. */
function idOf(path: string, query: string): string {
	if (query === '?raw' || /\.(?:txt|graphql|proto)$/.test(path)) return TEXT + path + END;
	if (query === '?url' || MEDIA.test(path)) return ADDRESS + path + END;
	if (query !== '') return path + query;
	if (/\.mdx?$/.test(path)) return PAGE + path + END;
	if (/\.(?:s[ac]ss|less|styl)$/.test(path)) return NOTHING;
	if (/\.ya?ml$/.test(path)) return DATA + path + END;
	if (path.includes('/node_modules/')) return path;
	if (path.endsWith('.svg')) return DRAWING + path + END;
	return /\.[cm]?[jt]sx?$/.test(path) ? CODE + path + END : path;
}

/** TypeScript and JSX as plain JavaScript; every component that it names is guarded. */
async function compileCode(path: string, text: string): Promise<string> {
	// Sites write JSX in `.js` files, too.
	const lang = /\.[cm]?tsx?$/.test(path) ? (path.endsWith('.ts') ? 'ts' : 'tsx') : 'jsx';
	const { code, errors } = await transform(path, text, { lang, tsconfig: false, jsx: { runtime: 'automatic', importSource: RUNTIME } });
	const [error] = errors.length > 0 ? errors : parseSync(path, code, { lang: 'jsx' }).errors;
	if (error) throw new Error(error.message);
	return code;
}

/** A drawing as a component, and as an address for those that want it. */
function drawing(svg: string): string {
	const [, attributes = '', inner = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
	const props = Object.fromEntries(
		[...attributes.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].flatMap(([, name = '', double, single]) =>
			name === 'style' || name.startsWith('xmlns')
				? []
				: [[name === 'class' ? 'className' : name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase()), double ?? single ?? '']],
		),
	);
	return `import { jsx } from 'react/jsx-runtime';
export default function Drawing({ title, ...props }) {
	return jsx('svg', { ...${JSON.stringify(props)}, ...props, dangerouslySetInnerHTML: { __html: ${JSON.stringify(inner)} } });
}`;
}

function dataOf(text: string, file: string): unknown {
	const parsed = parseYaml(text, 1, { rule: 'page-syntax', file, message: '', hint: '' });
	return 'problems' in parsed ? undefined : parsed.value;
}

/**
 * What every page of a site shares: the components that it may use without an import (those of Docusaurus, then those of `src/theme/MDXComponents`), and the
 * context that the site puts around its pages (`src/theme/Root`, `src/theme/Layout/Provider`, `src/theme/Layout`). A module that throws takes none of the pages with it.
 */
function provider(site: string): string {
	const fileOf = (name: string) => {
		const target = resolveModule(`@site/src/theme/${name}`, join(site, 'docusaurus.config.js'), site);
		return target.kind === 'file' ? target.path : undefined;
	};
	const from = (name: string) => `await import('@site/src/theme/${name}').then((module) => module.default, () => undefined)`;
	// Without a context a frame is only looks, and ours has its own.
	const frames = ['Root', 'Layout/Provider', 'Layout'].filter((name) => {
		const file = fileOf(name);
		return file !== undefined && readFileSync(file, 'utf8').includes('Provider');
	});
	return [
		`import { jsx } from '${RUNTIME}/jsx-runtime';`,
		`import { merge } from ${JSON.stringify(join(ROOM, 'shims/components.ts'))};`,
		`export { reportMissing } from ${JSON.stringify(join(ROOM, 'drawing/guard.tsx'))};`,
		`const own = ${fileOf('MDXComponents') === undefined ? 'undefined' : from('MDXComponents')};`,
		'export const useMDXComponents = () => merge(own);',
		`const frames = [${frames.map(from).join(', ')}].filter(Boolean);`,
		'export const Frame = ({ children }) => frames.reduceRight((inner, Outer) => jsx(Outer, { children: inner }), children);',
	].join('\n');
}
