import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listAllFiles, listFiles, listPages } from '#content/list-files.ts';
import { conventionsOf, hasTextPlugins } from '#content/markdown/conventions.ts';
import { needsCompiler } from '#content/markdown/needs-compiler.ts';
import type { MarkdownOptions } from '#content/markdown/plugins.ts';
import { readSource } from '#content/markdown/source.ts';
import type { Problem } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { onceLoaded } from '#text/once-loaded.ts';
import { absentFromTextPlugin, failedTextPlugin } from '#words/moved-site.ts';
import { isLiveShim, isShim } from '../shims/shims.ts';
import { aliasesOf } from './aliases-of.ts';
import { compilePage } from './compile-page.ts';
import { compileCode } from './module-code.ts';
import { createNeedsBrowser } from './needs-browser.ts';
import { findParts, type PageParts } from './page-parts.ts';
import { requiresAsImports } from './requires-as-imports.ts';
import { loadTextPlugins } from './run-text-plugins.ts';

interface CompiledPage {
	code: string;
	/** The code of the parts that hydrate in browsers. */
	parts: PageParts | undefined;
}

export interface CompiledPagesOptions {
	/** Folder of the texts, absolute. */
	root: string;
	config(): SiteConfig;
	markdown: MarkdownOptions;
	report(problem: Problem): void;
	/** In a preview the dependencies of a page may change. */
	isPreview(): boolean;
}

/** The texts with components as code, each compiled once, and what of them hydrates. `compiled` takes absolute paths; lists are of paths in `root`. */
export function createCompiledPages({ root, config, markdown, report, isPreview }: CompiledPagesOptions) {
	const { siteFolder, folders, format, texts, textPlugins, formulas, react } = conventionsOf(config());
	const site = join(root, siteFolder);
	const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');

	/** Texts that are compiled, by name. */
	const files = (list = listFiles) =>
		[...new Set([...folders.flatMap((folder) => list(root, folder, ['.md', '.mdx'])), ...listPages(root, config().pages, { react })])].filter(
			(file) => hasTextPlugins(file, { textPlugins }) || needsCompiler(readSource(root, file, { format, texts }), { formulas }),
		);

	/** Texts that have parts for browsers. A build has compiled all that it shows; a preview does not compile them to find out. */
	async function filesWithParts(): Promise<string[]> {
		if (isPreview()) return files(listAllFiles);
		const named = [...pages].map(async ([path, { page }]) => {
			const parts = await page.then(({ parts }) => parts?.parts ?? []).catch(() => []);
			return parts.length > 0 ? [nameOf(path)] : [];
		});
		return (await Promise.all(named)).flat();
	}

	/** Loaded with the first page. */
	const plugins = onceLoaded(() => loadTextPlugins(site));
	async function compile(path: string): Promise<CompiledPage> {
		const own = textPlugins.length === 0 ? [] : (await plugins()).filter((entry) => entry.folders.some((folder) => path.startsWith(`${folder}/`)));
		const foreign = own.at(-1);
		const faults = {
			onError: (error: unknown) => report(failedTextPlugin(nameOf(path), error)),
			onAbsent: (name: string) => report(absentFromTextPlugin(nameOf(path), name)),
		};
		const code = requiresAsImports(
			await compilePage(readSource(root, nameOf(path), { format: 'mdx', texts }), markdown, foreign && { ...faults, plugins: foreign }),
		);
		const { also, never } = config().docusaurus?.hydration ?? { also: [], never: [] };
		return { code, parts: await findParts(code, { path, needsBrowser, isContainer, also, never }) };
	}

	/** Pages as a build has compiled them, which asks for them once more when it makes what browsers load. */
	const pages = new Map<string, { text: string; page: Promise<CompiledPage> }>();
	function compiled(path: string): Promise<CompiledPage> {
		const text = readFileSync(path, 'utf8');
		const known = pages.get(path);
		if (known?.text === text && !isPreview()) return known.page;
		const page = compile(path);
		pages.set(path, { text, page });
		return page;
	}

	const isContainer = (specifier: string) => (isShim(specifier) && !isLiveShim(specifier, 'default')) || /\.mdx?$/.test(specifier);
	const needsBrowser = createNeedsBrowser({
		aliases: aliasesOf(config(), root),
		site,
		readCode: async (path) => (path.includes('/node_modules/') ? readFileSync(path, 'utf8') : compileCode(path, readFileSync(path, 'utf8'))),
		// A fault in an included text is that text's, not that of the page which asks.
		hasParts: (path) =>
			compiled(path).then(
				({ parts }) => (parts?.parts.length ?? 0) > 0,
				() => false,
			),
	});

	return { files, filesWithParts, compiled };
}
