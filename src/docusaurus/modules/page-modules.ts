import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { conventionsOf } from '#content/markdown/conventions.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { missingImport, unreadableModule } from '#words/moved-site.ts';
import { compileSass, hasSass, sassBehind } from '../styles/compile-sass.ts';
import { componentStyles } from '../styles/component-styles.ts';
import { onPrimary } from '../styles/on-primary.ts';
import { aliasesOf } from './aliases-of.ts';
import { RUNTIME } from './compile-page.ts';
import { createLoadModule, type LoadModuleOptions } from './load-module.ts';
import { BROWSER_ONLY, idOf, NOTHING_PREFIX, ownId, PAGES_ID, pathOf, SHIM_PREFIX } from './module-ids.ts';
import { importedNames } from './nothing-module.ts';
import { createOwnStyles } from './own-styles.ts';
import { type ResolvedModule, resolveModule } from './resolve-module.ts';
import { DOCUSAURUS_ROOM } from './runtime-code.ts';
import { isShimmed } from './shim-module.ts';
import { siteStyles } from './site-styles.ts';

/** Code that imports the style sheets under `theme`. */
const themeStyles = (root: string, { theme }: SiteConfig) => theme.styles.map((file) => `import ${JSON.stringify(join(root, file))};\n`).join('');

/** An import as the bundler asks for it. */
interface ImportWish {
	specifier: string;
	/** The same as the code has it: the name of a module that only browsers may have says so. */
	written: string;
	/** Id of the module that it stands in. */
	importer: string;
	isBrowser: boolean;
}

/** Gives the bundler the pages with components of a site that comes from elsewhere, and everything that they import: what is missing is reported and left out. */
export function pageModules(options: Omit<LoadModuleOptions, 'isPreview' | 'ownStyles'>): Plugin {
	const { root, config, report } = options;
	const { react, siteFolder } = conventionsOf(config());
	const site = join(root, siteFolder);
	const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');
	const isOurs = (importer: string) => importer.startsWith(DOCUSAURUS_ROOM) || !(importer.startsWith('\0nonius-') || importer.startsWith(root));

	const textFiles = (config().docusaurus?.textFiles ?? []).map((source) => new RegExp(source));
	const ownStyles = createOwnStyles({
		site,
		files: () => (config().docusaurus?.styles ?? []).map((file) => join(root, file)),
		hasAccent: () => config().theme.accent !== undefined,
		bar: () => config().docusaurus?.bar,
	});
	let isPreview = false;
	const load = createLoadModule({ ...options, isPreview: () => isPreview, ownStyles: () => (react ? ownStyles.code() : '') + themeStyles(root, config()) });

	/** A translation stands in the place of the text, but may name what it imports from where it lies. */
	const resolve = ({ specifier, importer, isBrowser }: ImportWish) => {
		const place = { site, isBrowser, statics: config().files.map((folder) => join(root, folder)), aliases: aliasesOf(config(), root) };
		const path = pathOf(importer);
		const target = resolveModule(specifier, path, place);
		const original = config().docusaurus?.translatedFrom[nameOf(path)];
		return target.kind === 'missing' && original !== undefined ? resolveModule(specifier, join(root, original), place) : target;
	};

	/** A style sheet in Sass; one that cannot be compiled is reported and empty. */
	function cssOf(file: string): string {
		try {
			return compileSass(file, site);
		} catch (error) {
			report(unreadableModule(nameOf(file), error));
			return '';
		}
	}

	/** A style sheet as the bundler takes it: one of the site's own, one that a component imports, or one of this program. */
	function sheetOf(code: string, file: string): string {
		const css = file.startsWith(root) ? siteStyles(code, { file, site }) : code;
		if (ownStyles.has(file)) return ownStyles.contentOf(file, css);
		const onMissing = (name: string) => report(missingImport(nameOf(file), name, code));
		return file.startsWith(root) && !file.includes('/node_modules/') ? componentStyles(css, { file, site, onMissing }) : css;
	}

	/** The code of modules as it was given to the bundler, which asks next what their imports mean. */
	const loaded = new Map<string, string>();

	const nothingFor = ({ written, importer }: ImportWish) => NOTHING_PREFIX + importedNames(loaded.get(importer) ?? '', written).join(',');

	/** Imports of a replaced part of the theme's frame: no part of that frame is rendered. */
	const isOfFrame = (name: string, importer: string) => /^@theme(?:-original|-init)?\//.test(name) && importer.startsWith(join(site, 'src/theme/'));

	/** The id of what an import means. Missing modules are reported; they, and modules that browsers lack, are replaced by empty ones. */
	function moduleFor(target: Exclude<ResolvedModule, { kind: 'program' }>, wish: ImportWish) {
		if (target.kind === 'file') return idOf(target.path, target.query, { hasSass: hasSass(site), textFiles });
		if (target.kind === 'shim' && isShimmed(target.name)) return SHIM_PREFIX + target.name;
		if (target.kind === 'builtin' && !wish.isBrowser) return { id: target.name, external: true };
		const file = pathOf(wish.importer);
		if (target.kind !== 'builtin' && !isOfFrame(target.name, file) && existsSync(file))
			report(missingImport(nameOf(file), target.name, readFileSync(file, 'utf8')));
		return nothingFor(wish);
	}

	const plugin: Plugin = {
		name: 'nonius-page-modules',
		enforce: 'pre',
		// Workers are bundled apart, and import what the rest does.
		config: () => (react ? { css: { postcss: { plugins: [onPrimary()] } }, worker: { plugins: () => [plugin] } } : undefined),
		configResolved({ command }) {
			isPreview = command === 'serve';
		},
		async resolveId(written, importer) {
			const specifier = written.replace(BROWSER_ONLY, '');
			const own = ownId(specifier, root);
			if (own !== undefined) return own;
			if (importer === `\0${PAGES_ID}` && specifier.startsWith(RUNTIME)) return SHIM_PREFIX + specifier;
			// Our own files are no files of the site: their components need no guard, and those of the guard must have none.
			if (specifier.startsWith(DOCUSAURUS_ROOM) || (react && sassBehind(specifier) !== undefined)) return specifier;
			// The entry of a worker: a file of the site that nothing imports.
			if (react && importer === undefined && specifier.startsWith(`${site}/`) && /\.[cm]?[jt]sx?$/.test(specifier)) return idOf(specifier, '');
			if (!react || importer === undefined || isOurs(importer) || specifier.startsWith('\0')) return undefined;
			const wish = { specifier, written, importer, isBrowser: this.environment.config.consumer === 'client' };
			if (written !== specifier && !wish.isBrowser) return nothingFor(wish);
			const target = resolve(wish);
			return target.kind === 'program'
				? this.resolve(target.name, join(DOCUSAURUS_ROOM, 'modules/page-modules.ts'), { skipSelf: true })
				: moduleFor(target, wish);
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
				return react ? sheetOf(code, id.replace(/\?.*/, '')) : undefined;
			},
		},
	};
	return plugin;
}
