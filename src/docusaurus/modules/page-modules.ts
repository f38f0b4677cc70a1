import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix, relative } from 'node:path';
import type { Plugin } from 'vite';
import { attachmentPath } from '#content/markdown/attachment.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import type { MarkdownOptions } from '#content/markdown/plugins.ts';
import type { Problem } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { missingImport, unreadableModule } from '#words/moved-site.ts';
import { shimCode } from '../shims/shims.ts';
import { compileSass, hasSass, sassBehind } from '../styles/compile-sass.ts';
import { RUNTIME } from './compile-page.ts';
import { createCompiledPages } from './compiled-pages.ts';
import { compileCode, dataOf, drawing } from './module-code.ts';
import {
	ADDRESS_PREFIX,
	BROWSER_ONLY,
	CODE_PREFIX,
	DRAWING_PREFIX,
	ID_ENDING,
	idOf,
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
import { importedNames, nothingWith } from './nothing-module.ts';
import { createOwnStyles } from './own-styles.ts';
import { onlyParts, wrapParts } from './page-parts.ts';
import { requiresAsImports } from './requires-as-imports.ts';
import { resolveModule } from './resolve-module.ts';
import { DOCUSAURUS_ROOM } from './runtime-code.ts';
import { localeModule, shimModule } from './shim-module.ts';
import { siteStyles } from './site-styles.ts';
import { THEME_STYLES } from './theme-styles.ts';

export interface PageModulesOptions {
	/** Folder of the texts, absolute. */
	root: string;
	config(): SiteConfig;
	markdown: MarkdownOptions;
	/** What a page says when it cannot be compiled, as a problem. */
	explain(error: unknown, file: string): Problem;
	report(problem: Problem): void;
}

/** A page can be drawn when what the site puts around it and into it is there. */
const DRAWABLE = `${THEME_STYLES}import { settled } from '${RUNTIME}';
import { framed } from '${RUNTIME}/frame';
const drawable = async (page) => { const module = await page; await settled; await framed; return module; };
`;

/** Gives the bundler the pages with components of a site that comes from elsewhere, and everything that they import: what is missing is reported and left out. */
export function pageModules({ root, config, markdown, explain, report }: PageModulesOptions): Plugin {
	const { react, siteFolder } = conventionsOf(config());
	const site = join(root, siteFolder);
	const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');
	const isOurs = (importer: string) => importer.startsWith(DOCUSAURUS_ROOM) || !(importer.startsWith('\0nonius-') || importer.startsWith(root));

	const ownStyles = createOwnStyles({ site, files: () => (config().docusaurus?.styles ?? []).map((file) => join(root, file)) });
	let isPreview = false;
	const { files, filesWithParts, compiled } = createCompiledPages({ root, config, markdown, report, isPreview: () => isPreview });

	/** A translation stands in the place of the text, but may name what it imports from where it lies. */
	const resolve = (specifier: string, importer: string, isBrowser: boolean) => {
		const place = { site, isBrowser, statics: config().files.map((folder) => join(root, folder)) };
		const target = resolveModule(specifier, importer, place);
		const original = config().docusaurus?.translatedFrom[nameOf(importer)];
		return target.kind === 'missing' && original !== undefined ? resolveModule(specifier, join(root, original), place) : target;
	};

	/** A picture is published as one beside a text is. */
	const addressOf = (path: string) => posix.join(markdown.links.base, attachmentPath(`./${basename(path)}`, nameOf(path), markdown.links) ?? '');

	/** @param isBrowser whether the module is for browsers. */
	async function load(id: string, { isBrowser, watch }: { isBrowser: boolean; watch(file: string): void }): Promise<string | undefined> {
		if (id === `\0${PAGES_ID}`) {
			const entries = react ? files().map((file) => `${JSON.stringify(file)}: () => drawable(import(${JSON.stringify(`nonius-page:${file}`)})),`) : [];
			return entries.length === 0 ? 'export const pages = {};' : `${DRAWABLE}export const pages = {\n${entries.join('\n')}\n};`;
		}
		if (id === `\0${OWN_STYLES_ID}`) return ownStyles.code();
		if (id === `\0${PAGE_PARTS_ID}`) {
			const entries = react ? (await filesWithParts()).map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`nonius-parts:${file}`)}),`) : [];
			return `export const pageParts = {\n${entries.join('\n')}\n};`;
		}
		if (id.startsWith(PARTS_PREFIX)) return `export { Part, Frame, settled } from ${JSON.stringify(`nonius-parts-of:${nameOf(pathOf(id))}`)};`;
		if (id === `\0${LOCALE_ID}`) return localeModule(config());
		if (id.startsWith(NOTHING_PREFIX)) return nothingWith(id.slice(NOTHING_PREFIX.length).split(','));
		if (id.startsWith(SHIM_PREFIX)) return shimModule(id.slice(SHIM_PREFIX.length), { site, config: config() });
		if (!/^\0nonius-(?:page|parts-of|code|drawing|data|text|address):/.test(id)) return undefined;
		const path = pathOf(id);
		watch(path);
		if (id.startsWith(ADDRESS_PREFIX)) return `export default ${JSON.stringify(addressOf(path))};`;
		try {
			const text = readFileSync(path, 'utf8');
			if (id.startsWith(PAGE_PREFIX) || id.startsWith(PARTS_OF_PREFIX)) {
				const { code, parts } = await compiled(path);
				if (parts === undefined || parts.parts.length === 0) return code;
				if (id.startsWith(PARTS_OF_PREFIX)) return onlyParts(code, parts, RUNTIME);
				return isBrowser ? code : wrapParts(code, parts, { file: nameOf(path), runtime: RUNTIME });
			}
			if (id.startsWith(CODE_PREFIX)) return requiresAsImports(await compileCode(path, text), modulesBeside(site, path));
			if (id.startsWith(TEXT_PREFIX)) return `export default ${JSON.stringify(text)};`;
			return id.startsWith(DRAWING_PREFIX) ? drawing(text) : `export default ${JSON.stringify(dataOf(text, nameOf(path)))};`;
		} catch (error) {
			report(id.startsWith(PAGE_PREFIX) ? explain(error, nameOf(path)) : unreadableModule(nameOf(path), error));
			return 'export default function Nothing() { return null; }';
		}
	}

	/** A style sheet in Sass; one that cannot be compiled is reported and empty. */
	function cssOf(file: string): string {
		try {
			return compileSass(file, site);
		} catch (error) {
			report(unreadableModule(nameOf(file), error));
			return '';
		}
	}

	/** The code of modules as it was given to the bundler, which asks next what their imports mean. */
	const loaded = new Map<string, string>();
	const nothingFor = (importer: string, specifier: string) => NOTHING_PREFIX + importedNames(loaded.get(importer) ?? '', specifier).join(',');

	const miss = (importer: string, name: string) => {
		if (existsSync(importer)) report(missingImport(nameOf(importer), name, readFileSync(importer, 'utf8')));
	};

	return {
		name: 'nonius-page-modules',
		enforce: 'pre',
		configResolved({ command }) {
			isPreview = command === 'serve';
		},
		async resolveId(written, importer) {
			const specifier = written.replace(BROWSER_ONLY, '');
			if ([PAGES_ID, PAGE_PARTS_ID, LOCALE_ID, OWN_STYLES_ID].includes(specifier)) return `\0${specifier}`;
			if (importer === `\0${PAGES_ID}` && specifier.startsWith(RUNTIME)) return SHIM_PREFIX + specifier;
			const [, kind, file = ''] = /^(nonius-(?:page|parts|parts-of):)(.*)$/.exec(specifier) ?? [];
			if (kind !== undefined) return `\0${kind}${join(root, file)}${ID_ENDING}`;
			// Our own files are no files of the site: their components need no guard, and those of the guard must have none.
			if (specifier.startsWith(DOCUSAURUS_ROOM) || (react && sassBehind(specifier) !== undefined)) return specifier;
			if (!react || importer === undefined || isOurs(importer) || specifier.startsWith('\0')) return undefined;
			const isBrowser = this.environment.config.consumer === 'client';
			if (written !== specifier && !isBrowser) return nothingFor(importer, written);
			const target = resolve(specifier, pathOf(importer), isBrowser);
			switch (target.kind) {
				case 'builtin':
					return isBrowser ? nothingFor(importer, written) : { id: target.name, external: true };
				case 'program':
					return await this.resolve(target.name, join(DOCUSAURUS_ROOM, 'modules/page-modules.ts'), { skipSelf: true });
				case 'shim':
					if (
						!target.name.startsWith(RUNTIME) &&
						!target.name.startsWith('@generated/') &&
						!/\/MDXComponents$/.test(target.name) &&
						shimCode(target.name, '') === undefined
					) {
						miss(pathOf(importer), target.name);
						return nothingFor(importer, written);
					}
					return SHIM_PREFIX + target.name;
				case 'missing':
					miss(pathOf(importer), target.name);
					return nothingFor(importer, written);
				case 'file':
					return idOf(target.path, target.query, hasSass(site));
			}
		},
		async load(id) {
			const sass = react ? sassBehind(id) : undefined;
			if (sass !== undefined) {
				this.addWatchFile(sass);
				return { code: cssOf(sass), moduleType: 'css' };
			}
			const code = await load(id, { isBrowser: this.environment.config.consumer === 'client', watch: (file) => this.addWatchFile(file) });
			if (code !== undefined) loaded.set(id, code);
			return code === undefined ? undefined : { code, moduleType: 'js' };
		},
		transform: {
			filter: { id: /\.css(?:\?|$)/ },
			handler(code, id) {
				const file = id.replace(/\?.*/, '');
				return react ? ownStyles.contentOf(file, id.startsWith(root) ? siteStyles(code, { file, site }) : code) : undefined;
			},
		},
	};
}
