import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import type { Plugin } from 'vite';
import { listAllFiles, listFiles } from '#content/list-files.ts';
import { attachmentPath } from '#content/markdown/attachment.ts';
import { conventionsOf, hasTextPlugins } from '#content/markdown/conventions.ts';
import { needsCompiler } from '#content/markdown/needs-compiler.ts';
import type { MarkdownOptions } from '#content/markdown/plugins.ts';
import { readSource } from '#content/markdown/source.ts';
import { localeOf, localesOf } from '#schema/locale.ts';
import type { Problem } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { failedTextPlugin, missingImport, unreadableModule } from '#words/moved-site.ts';
import { isLiveShim, isShim, shimCode } from '../shims/shims.ts';
import { compilePage, RUNTIME } from './compile-page.ts';
import { compileCode, dataOf, drawing } from './module-code.ts';
import { createNeedsBrowser } from './needs-browser.ts';
import { findParts, onlyParts, type PageParts, wrapParts } from './page-parts.ts';
import { requiresAsImports } from './requires-as-imports.ts';
import { resolveModule } from './resolve-module.ts';
import { loadTextPlugins } from './run-text-plugins.ts';
import { ROOM, runtimeCode } from './runtime-code.ts';

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
const PAGE_PARTS = 'virtual:nonius/page-parts';
const LOCALE = 'virtual:nonius/locale';
/** Modules made from files: the ids are no paths, so that no other part of the bundler takes them for its own. */
const PAGE = '\0nonius-page:';
/** What of a page hydrates, and where that is taken from. */
const PARTS = '\0nonius-parts:';
const PARTS_OF = '\0nonius-parts-of:';
const CODE = '\0nonius-code:';
const DRAWING = '\0nonius-drawing:';
const DATA = '\0nonius-data:';
const TEXT = '\0nonius-text:';
const ADDRESS = '\0nonius-address:';
const SHIM = '\0nonius-shim:';
const NOTHING = '\0nonius-nothing';

/** Keeps the endings of files from the parts of the bundler that look at them. */
const END = '.nonius';

/** Gives the bundler the pages with components of a site that comes from elsewhere, and everything that they import: what is missing is reported and left out. */
export function pageModules({ root, config, markdown, explain, report }: PageModulesOptions): Plugin {
	const { react, siteFolder, folders, format, textPlugins } = conventionsOf(config());
	const site = join(root, siteFolder);
	const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');
	const pathOf = (id: string) => id.replace(/^\0[\w-]+:/, '').replace(/(?:\?.*|\.nonius)$/, '');
	const isOurs = (importer: string) => importer.startsWith(ROOM) || !(importer.startsWith('\0nonius-') || importer.startsWith(root));

	/** A translation stands in the place of the text, but may name what it imports from where it lies. */
	const resolve = (specifier: string, importer: string, isBrowser: boolean) => {
		const target = resolveModule(specifier, importer, { site, isBrowser });
		const original = config().docusaurus?.translatedFrom[nameOf(importer)];
		return target.kind === 'missing' && original !== undefined ? resolveModule(specifier, join(root, original), { site, isBrowser }) : target;
	};

	/** A picture is published as one beside a text is. */
	const addressOf = (path: string) => posix.join(markdown.links.base, attachmentPath(`./${basename(path)}`, nameOf(path), markdown.links) ?? '');

	const files = (list = listFiles) =>
		folders
			.flatMap((folder) => list(root, folder, ['.md', '.mdx']))
			.filter((file) => hasTextPlugins(file, { textPlugins }) || needsCompiler(readSource(root, file, format)));

	/** Texts that have parts for browsers. A build has compiled all that it shows; a preview does not compile them to find out. */
	async function filesWithParts(): Promise<string[]> {
		if (isPreview) return files(listAllFiles);
		const named = [...pages].map(async ([path, { page }]) => {
			const parts = await page.then(({ parts }) => parts?.parts ?? []).catch(() => []);
			return parts.length > 0 ? [nameOf(path)] : [];
		});
		return (await Promise.all(named)).flat();
	}

	/** Loaded with the first page. */
	let plugins: ReturnType<typeof loadTextPlugins> | undefined;
	async function compile(path: string): Promise<{ code: string; parts: PageParts | undefined }> {
		if (textPlugins.length > 0) plugins ??= loadTextPlugins(site);
		const own = (await plugins)?.filter((entry) => entry.folders.some((folder) => path.startsWith(`${folder}/`)));
		const foreign = own?.at(-1);
		const onError = (error: unknown) => report(failedTextPlugin(nameOf(path), error));
		const code = requiresAsImports(await compilePage(readSource(root, nameOf(path), 'mdx'), markdown, foreign && { plugins: foreign, onError }));
		const { also, never } = config().docusaurus?.hydration ?? { also: [], never: [] };
		return { code, parts: await findParts(code, { path, needsBrowser, isContainer, also, never }) };
	}

	/** Pages as a build has compiled them, which asks for them once more when it makes what browsers load. In a preview what a page depends on may change. */
	const pages = new Map<string, { text: string; page: ReturnType<typeof compile> }>();
	function compiled(path: string): ReturnType<typeof compile> {
		const text = readFileSync(path, 'utf8');
		const known = pages.get(path);
		if (known?.text === text && !isPreview) return known.page;
		const page = compile(path);
		pages.set(path, { text, page });
		return page;
	}

	const isContainer = (specifier: string) => (isShim(specifier) && !isLiveShim(specifier, 'default')) || /\.mdx?$/.test(specifier);
	const needsBrowser = createNeedsBrowser({
		site,
		readCode: async (path) => (path.includes('/node_modules/') ? readFileSync(path, 'utf8') : compileCode(path, readFileSync(path, 'utf8'))),
		hasParts: async (path) => ((await compiled(path)).parts?.parts.length ?? 0) > 0,
	});

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

	/** @param isBrowser whether the module is for browsers. */
	async function load(id: string, { isBrowser, watch }: { isBrowser: boolean; watch(file: string): void }): Promise<string | undefined> {
		if (id === `\0${PAGES}`) {
			const entries = react ? [...new Set(files())].map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`nonius-page:${file}`)}),`) : [];
			return `export const pages = {\n${entries.join('\n')}\n};`;
		}
		if (id === `\0${PAGE_PARTS}`) {
			const entries = react ? (await filesWithParts()).map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`nonius-parts:${file}`)}),`) : [];
			return `export const pageParts = {\n${entries.join('\n')}\n};`;
		}
		if (id.startsWith(PARTS)) return `export { Part, Frame } from ${JSON.stringify(`nonius-parts-of:${nameOf(pathOf(id))}`)};`;
		if (id === `\0${LOCALE}`) return localeModule(config());
		if (id === NOTHING) return 'export default undefined;';
		if (id.startsWith(SHIM)) return shim(id.slice(SHIM.length));
		if (!/^\0nonius-(?:page|parts-of|code|drawing|data|text|address):/.test(id)) return undefined;
		const path = pathOf(id);
		watch(path);
		if (id.startsWith(ADDRESS)) return `export default ${JSON.stringify(addressOf(path))};`;
		try {
			const text = readFileSync(path, 'utf8');
			if (id.startsWith(PAGE) || id.startsWith(PARTS_OF)) {
				const { code, parts } = await compiled(path);
				if (parts === undefined || parts.parts.length === 0) return code;
				if (id.startsWith(PARTS_OF)) return onlyParts(code, parts);
				return isBrowser ? code : wrapParts(code, parts, { file: nameOf(path), runtime: RUNTIME });
			}
			if (id.startsWith(CODE)) return requiresAsImports(await compileCode(path, text), modulesBeside(path));
			if (id.startsWith(TEXT)) return `export default ${JSON.stringify(text)};`;
			return id.startsWith(DRAWING) ? drawing(text) : `export default ${JSON.stringify(dataOf(text, nameOf(path)))};`;
		} catch (error) {
			report(id.startsWith(PAGE) ? explain(error, nameOf(path)) : unreadableModule(nameOf(path), error));
			return 'export default function Nothing() { return null; }';
		}
	}

	function shim(name: string): string {
		const runtime = runtimeCode(name, site);
		if (runtime !== undefined) return runtime;
		if (name === '@generated/codeTranslations') return `export { translations as default } from ${JSON.stringify(LOCALE)};`;
		if (name === '@generated/docusaurus.config') return `export default ${JSON.stringify(config().docusaurus?.siteConfig ?? {})};`;
		if (/^@theme(?:-original|-init)?\/MDXComponents$/.test(name))
			return `export { components as default } from ${JSON.stringify(join(ROOM, 'shims/components.ts'))};`;
		return shimCode(name, join(ROOM, 'shims')) ?? 'export default undefined;';
	}

	const miss = (importer: string, name: string) => {
		if (existsSync(importer)) report(missingImport(nameOf(importer), name, readFileSync(importer, 'utf8')));
	};

	let isPreview = false;
	return {
		name: 'nonius-page-modules',
		enforce: 'pre',
		configResolved({ command }) {
			isPreview = command === 'serve';
		},
		async resolveId(specifier, importer) {
			if ([PAGES, PAGE_PARTS, LOCALE].includes(specifier)) return `\0${specifier}`;
			const [, kind, file = ''] = /^(nonius-(?:page|parts|parts-of):)(.*)$/.exec(specifier) ?? [];
			if (kind !== undefined) return `\0${kind}${join(root, file)}${END}`;
			// Our own files are no files of the site: their components need no guard, and those of the guard must have none.
			if (specifier.startsWith(ROOM)) return specifier;
			if (!react || importer === undefined || isOurs(importer) || specifier.startsWith('\0')) return undefined;
			const isBrowser = this.environment.config.consumer === 'client';
			const target = resolve(specifier, pathOf(importer), isBrowser);
			switch (target.kind) {
				case 'builtin':
					return isBrowser ? NOTHING : { id: target.name, external: true };
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
			const code = await load(id, { isBrowser: this.environment.config.consumer === 'client', watch: (file) => this.addWatchFile(file) });
			return code === undefined ? undefined : { code, moduleType: 'js' };
		},
	};
}

/** What components may ask about the language that is built. */
function localeModule(config: SiteConfig): string {
	const values = { locale: localeOf(config), locales: localesOf(config).map(({ code }) => code), translations: config.docusaurus?.translations ?? {} };
	return Object.entries(values)
		.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
		.join('\n');
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
