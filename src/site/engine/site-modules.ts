import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { asUnix } from '#content/files/read-text.ts';
import { inOneLanguage } from '#content/markdown/one-language.ts';
import { splitSource } from '#content/markdown/source.ts';
import { ownValue } from '#text/own-value.ts';
import { type Current, takeOver } from './hand-over.ts';
import { THEME_COMPONENTS } from './theme-components.ts';

/** The modules that pages know the site by (`virtual.d.ts`): the code of each. */
const MODULES: Record<string, (current: Current) => string> = {
	'virtual:nonius/root': () => takeOver('root'),
	'virtual:nonius/site': () => takeOver('site') + takeOver('markdownCache'),
	'virtual:nonius/references': () => takeOver('references'),
	'virtual:nonius/sandbox': ({ root, site }) => {
		const loaders = site().references.flatMap(({ plan: { folder, sandbox } }) =>
			sandbox.behaviour === undefined
				? []
				: [`${JSON.stringify(folder)}: async () => (await import(${JSON.stringify(resolve(root, sandbox.behaviour))})).behaviour`],
		);
		return `export const behaviours = { ${loaders.join(', ')} };`;
	},
};

/** Ids of the modules that change with the content of the site, for the preview. */
export const CHANGING_MODULES = ['virtual:nonius/site', 'virtual:nonius/pages', 'virtual:nonius/references'].map((name) => `\0${name}`);

/** Hands the site to the routes as modules, and prepares `.mdx` files for the compiler. */
export function siteModules(current: Current): Plugin {
	return {
		name: 'nonius-site',
		enforce: 'pre',
		resolveId: (id) => ownValue(THEME_COMPONENTS, id) ?? (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
		load: (id) => (id.startsWith('\0') ? ownValue(MODULES, id.slice(1))?.(current) : undefined),
		transform: (code, id) => (/\.mdx$/.test(id) ? forCompiler(code) : undefined),
	};
}

/** The compiler reads the front matter itself; of the rest it gets what it understands. What the engine makes of a file's name with `?` behind it is code that names paths, and stays. */
function forCompiler(code: string): string {
	const text = asUnix(code);
	const { body } = splitSource('.mdx', text);
	const start = body.length - body.trimStart().length;
	return text.slice(0, start) + inOneLanguage({ body, format: 'mdx' }).slice(start);
}
