import { readFileSync } from 'node:fs';
import { basename, join, posix, relative } from 'node:path';
import { attachmentPath } from '#content/markdown/attachment.ts';
import { type Conventions, conventionsOf } from '#content/markdown/conventions.ts';
import { readSource, type Source } from '#content/markdown/source.ts';
import { type Problem, problemsOr } from '#schema/problem.ts';
import { missingImport, unreadableModule } from '#words/moved-site.ts';
import { RUNTIME } from './compile-page.ts';
import { type CompiledPagesOptions, createCompiledPages } from './compiled-pages.ts';
import { fileAddresses } from './file-addresses.ts';
import { compileCode, dataOf, drawing } from './module-code.ts';
import {
	ADDRESS_PREFIX,
	CODE_PREFIX,
	DATA_PREFIX,
	DRAWING_PREFIX,
	LOCALE_ID,
	NOTHING_PREFIX,
	OWN_STYLES_ID,
	PAGE_PARTS_ID,
	PAGE_PREFIX,
	PAGES_ID,
	PARTS_OF_PREFIX,
	PARTS_PREFIX,
	pathOf,
	SHIM_PREFIX,
	TEXT_PREFIX,
} from './module-ids.ts';
import { modulesBeside } from './modules-beside.ts';
import { nothingWith } from './nothing-module.ts';
import { onlyParts, wrapParts } from './page-parts.ts';
import { requiresAsImports } from './requires-as-imports.ts';
import { localeModule, shimModule } from './shim-module.ts';
import { THEME_STYLES } from './theme-styles.ts';

export interface LoadModuleOptions extends CompiledPagesOptions {
	/** The problems of a page that cannot be compiled. */
	explain(error: unknown, source: Source, conventions: Conventions): Problem[];
	/** Code that imports the style sheets of the site. */
	ownStyles(): string;
}

/** Options of loading a module: whether it is for a browser, and a function that gets the file it is made from. */
interface ModuleWish {
	isBrowser: boolean;
	watch(file: string): void;
}

/** A page can be rendered once the site's frame and global components have loaded. */
const DRAWABLE = `${THEME_STYLES}import { settled } from '${RUNTIME}';
import { framed } from '${RUNTIME}/frame';
const drawable = async (page) => { const module = await page; await settled; await framed; return module; };
`;

const sourceText = (path: string) => readFileSync(path, 'utf8');
const exportOf = (value: unknown) => `export default ${JSON.stringify(value)};`;

/**
 * The code of the modules that `module-ids.ts` names.
 * @returns code by id; `undefined` for ids of others. What cannot be read is reported, and is a component that draws nothing.
 */
export function createLoadModule(options: LoadModuleOptions) {
	const { root, config, markdown, explain, ownStyles, report } = options;
	const { react, siteFolder } = conventionsOf(config());
	const site = join(root, siteFolder);
	const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');
	const { files, filesWithParts, compiled } = createCompiledPages(options);

	/** A picture is published as one beside a text is. */
	const addressOf = (path: string) => posix.join(markdown.links.base, attachmentPath(`./${basename(path)}`, nameOf(path), markdown.links) ?? '');

	const once: Readonly<Record<string, () => string | Promise<string>>> = {
		[PAGES_ID]: () => {
			const entries = react ? files().map((file) => `${JSON.stringify(file)}: () => drawable(import(${JSON.stringify(`nonius-page:${file}`)})),`) : [];
			return entries.length === 0 ? 'export const pages = {};' : `${DRAWABLE}export const pages = {\n${entries.join('\n')}\n};`;
		},
		[PAGE_PARTS_ID]: async () => {
			const entries = react ? (await filesWithParts()).map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`nonius-parts:${file}`)}),`) : [];
			return `export const pageParts = {\n${entries.join('\n')}\n};`;
		},
		[LOCALE_ID]: () => localeModule(config()),
		[OWN_STYLES_ID]: ownStyles,
	};

	/** A module of the site in the words of the bundler. */
	async function codeOf(path: string): Promise<string> {
		const text = sourceText(path);
		const onMissing = (name: string) => report(missingImport(nameOf(path), name, text));
		const compiledCode = fileAddresses(await compileCode(path, text), { path, site, url: config().url, onMissing });
		return requiresAsImports(compiledCode, modulesBeside(site, path));
	}

	const fromName: Readonly<Record<string, (name: string) => string>> = {
		[PARTS_PREFIX]: (name) => `export { Part, Frame, settled } from ${JSON.stringify(`nonius-parts-of:${nameOf(pathOf(PARTS_PREFIX + name))}`)};`,
		[NOTHING_PREFIX]: (names) => nothingWith(names.split(',')),
		[SHIM_PREFIX]: (name) => shimModule(name, { site, config: config() }),
	};

	const fromFile: Readonly<Record<string, (path: string, isBrowser: boolean) => string | Promise<string>>> = {
		[PAGE_PREFIX]: async (path, isBrowser) => {
			const { code, parts } = await compiled(path);
			const isWhole = isBrowser || parts === undefined || parts.parts.length === 0;
			return isWhole ? code : wrapParts(code, parts, { file: nameOf(path), runtime: RUNTIME });
		},
		[PARTS_OF_PREFIX]: async (path) => {
			const { code, parts } = await compiled(path);
			return parts === undefined || parts.parts.length === 0 ? code : onlyParts(code, parts, RUNTIME);
		},
		[CODE_PREFIX]: (path) => codeOf(path),
		[DRAWING_PREFIX]: (path) => drawing(sourceText(path)),
		[DATA_PREFIX]: (path) => exportOf(dataOf(sourceText(path), nameOf(path))),
		[TEXT_PREFIX]: (path) => exportOf(sourceText(path)),
		[ADDRESS_PREFIX]: (path) => exportOf(addressOf(path)),
	};

	function problemsOf(error: unknown, prefix: string, path: string): Problem[] {
		if (prefix !== PAGE_PREFIX) return [unreadableModule(nameOf(path), error)];
		const conventions = conventionsOf(config());
		const source = problemsOr(() => readSource(root, nameOf(path), conventions));
		return 'problems' in source ? source.problems : explain(error, source, conventions);
	}

	return async (id: string, { isBrowser, watch }: ModuleWish): Promise<string | undefined> => {
		const [prefix = ''] = /^\0[\w-]+:/.exec(id) ?? [];
		const code = once[id.slice(1)]?.() ?? fromName[prefix]?.(id.slice(prefix.length));
		if (code !== undefined) return code;
		const make = fromFile[prefix];
		if (make === undefined) return undefined;
		const path = pathOf(id);
		watch(path);
		try {
			return await make(path, isBrowser);
		} catch (error) {
			for (const problem of problemsOf(error, prefix, path)) report(problem);
			return 'export default function Nothing() { return null; }';
		}
	};
}
