import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME } from './compile-page.ts';
import { resolveModule } from './resolve-module.ts';

/** The room of all that comes from Docusaurus. */
export const DOCUSAURUS_ROOM = join(import.meta.dirname, '..');

const quotedPath = (name: string) => JSON.stringify(join(DOCUSAURUS_ROOM, name));
/**
 * What the site has for a name of the theme, as a promise: a fault in it takes none of the pages with it. Nobody waits for it while modules begin, as it may
 * import a text, and every text imports these modules; who draws a page waits for `settled` and `framed`.
 */
const from = (name: string) => `import('@site/src/theme/${name}').then((module) => module.default, () => undefined)`;

/** What compiled pages (`compile-page.ts`) import by a name below `RUNTIME`. @param site the folder of `docusaurus.config`, absolute. */
export function runtimeCode(name: string, site: string): string | undefined {
	switch (name) {
		case `${RUNTIME}/jsx-runtime`:
			return `export * from ${quotedPath('drawing/jsx-runtime.ts')};`;
		case `${RUNTIME}/missing`:
			return `export { reportMissing } from ${quotedPath('drawing/guard.tsx')};`;
		case `${RUNTIME}/part`:
			return `export { MovedPart } from ${quotedPath('drawing/page-part.tsx')};`;
		case `${RUNTIME}/frame`:
			return frame(site);
		case RUNTIME:
			return componentsModule(site);
	}
	return undefined;
}

const themeFile = (name: string, site: string) => {
	const target = resolveModule(`@site/src/theme/${name}`, join(site, 'docusaurus.config.js'), { site });
	return target.kind === 'file' ? target.path : undefined;
};

/** The components that every page may use without an import: those of Docusaurus, then those of `src/theme/MDXComponents`, whose fault takes none of the pages with it. */
const componentsModule = (site: string): string => `import { merge } from ${quotedPath('shims/components.ts')};
import { noteThemeFault } from ${quotedPath('drawing/guard.tsx')};
let own;
export const settled = ${themeFile('MDXComponents', site) === undefined ? 'undefined' : `import('@site/src/theme/MDXComponents').then((module) => { own = module.default; noteThemeFault(undefined); }, noteThemeFault)`};
export const useMDXComponents = () => merge(own);`;

/** The context that the site puts around its pages (`src/theme/Root`, `src/theme/Layout/Provider`, `src/theme/Layout`). Without a context a frame is only looks, and ours has its own. */
function frame(site: string): string {
	const frames = ['Root', 'Layout/Provider', 'Layout'].filter((name) => {
		const path = themeFile(name, site);
		return path !== undefined && readFileSync(path, 'utf8').includes('Provider');
	});
	return `import { jsx } from '${RUNTIME}/jsx-runtime';
let frames = [];
export const framed = ${frames.length === 0 ? 'undefined' : `Promise.all([${frames.map(from).join(', ')}]).then((found) => { frames = found.filter(Boolean); })`};
export const Frame = ({ children }) => frames.reduceRight((inner, Outer) => jsx(Outer, { children: inner }), children);`;
}
