import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { ResolverFactory } from 'rolldown/experimental';
import { SHIMS } from '../shims/shims.ts';
import { RUNTIME } from './compile-page.ts';

/** What an import of a page or component of the site means. */
export type ResolvedModule =
	/** A file of the site or of its packages. */
	| { kind: 'file'; path: string; query: string }
	/** A module that this program has instead. */
	| { kind: 'shim'; name: string }
	/** A package of this program, the same for all: there must be only one React. */
	| { kind: 'program'; name: string }
	| { kind: 'builtin'; name: string }
	| { kind: 'missing'; name: string };

const REACT_PACKAGES = /^(?:react|react-dom)(?:\/|$)/;
/** Parts of the frame that pages have here already: a layout of the site's own would draw them once more. */
const PARTS_OF_FRAME = /^@theme\/(?:AnnouncementBar|Footer|Navbar|SkipToContent)(?:\/|$)/;
/** Packages that many such sites import, also where they were not installed, and the package of this program that does the same. */
const USUAL_PACKAGES: ReadonlyMap<string, string> = new Map([
	['clsx', 'clsx'],
	['classnames', 'clsx'],
]);

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.json', '.mdx', '.md'];
const forNode = new ResolverFactory({ extensions: EXTENSIONS, conditionNames: ['node', 'import', 'default'], mainFields: ['module', 'main'] });
const forBrowser = new ResolverFactory({
	extensions: EXTENSIONS,
	conditionNames: ['browser', 'import', 'default'],
	mainFields: ['browser', 'module', 'main'],
	aliasFields: [['browser']],
});

/** Paths (absolute) by the names that code writes in their place. */
export type Aliases = Readonly<Record<string, readonly string[]>>;

/** Where modules are looked for. */
interface ResolveOptions {
	/** The folder of `docusaurus.config`, absolute. */
	site: string;
	/** Folders whose files are published as they are, absolute: a path from the root may name one of them. */
	statics?: readonly string[];
	/** What names stand for, as a plugin of the site tells the bundler: paths, the first that is there. A `$` at the end of a name means that name only. */
	aliases?: Aliases;
	/** Packages may have other files for browsers. */
	isBrowser?: boolean;
}

/** What `specifier` means in the file `importer` (absolute): a file, with what a loader or a query asks of it, or a substitute of this program. */
export function resolveModule(specifier: string, importer: string, { site, statics = [], aliases = {}, isBrowser = false }: ResolveOptions): ResolvedModule {
	const fileOf = (name: string, folder: string) => findFile(name, folder, isBrowser ? forBrowser : forNode);
	// `!!raw-loader!./a.txt` says how an older bundler should read the file.
	const loaders = /^(?:-?!*[\w-]+-loader[^!]*!)+/.exec(specifier)?.[0] ?? '';
	const [bare = '', ownQuery = ''] = specifier.slice(loaders.length).split(/(?=\?)/);
	const query = loaders.includes('raw-loader') ? '?raw' : /(?:url|file)-loader/.test(loaders) ? '?url' : ownQuery;
	const name = bare.replace(/^~(?=[\w@])/, '');
	if (name.startsWith(RUNTIME)) return { kind: 'shim', name };
	if (builtinModules.includes(name.replace(/^node:/, ''))) return { kind: 'builtin', name };
	if (REACT_PACKAGES.test(name)) return { kind: 'program', name };
	const themed = /^@theme(-original|-init)?\/(.+)$/.exec(name);
	if (themed) {
		const own = themed[1] === undefined ? fileOf(join(site, 'src/theme', themed[2] ?? ''), site) : undefined;
		// A component of the theme that the site wraps belongs to the frame of its pages, which is ours.
		if (own !== undefined && !Object.hasOwn(SHIMS, name) && !PARTS_OF_FRAME.test(name)) return { kind: 'file', path: own, query };
		return { kind: 'shim', name };
	}
	if (/^@(?:docusaurus|generated)\//.test(name)) return { kind: 'shim', name };
	const aliased = aliasedPaths(name, aliases)
		.map((target) => fileOf(target, site))
		.find((found) => found !== undefined);
	if (aliased !== undefined) return { kind: 'file', path: aliased, query };
	const path = name.startsWith('/') || name.startsWith('@site/') ? fromRoot(name) : fileOf(name, dirname(importer));
	if (path !== undefined) return { kind: 'file', path, query };
	if (Object.hasOwn(SHIMS, name)) return { kind: 'shim', name };
	const usual = USUAL_PACKAGES.get(name);
	return usual === undefined ? { kind: 'missing', name } : { kind: 'program', name: usual };

	/** A path from the root counts from the folders of published files and that of the site, `@site/` from the latter. */
	function fromRoot(path: string): string | undefined {
		const inFolder = path.replace(/^(?:@site)?\//, '');
		const roots = path.startsWith('/') ? [...statics, site] : [site];
		return roots.map((folder) => fileOf(join(folder, inFolder), site)).find((found) => found !== undefined) ?? fileOf(path, site);
	}
}

/** The paths that a name stands for: the longest alias that it begins with counts. */
function aliasedPaths(name: string, aliases: Aliases): string[] {
	const [alias] = Object.keys(aliases)
		.filter((key) => (key.endsWith('$') ? name === key.slice(0, -1) : name === key || name.startsWith(`${key}/`)))
		.sort((a, b) => b.length - a.length);
	if (alias === undefined) return [];
	const rest = alias.endsWith('$') ? '' : name.slice(alias.length);
	return (aliases[alias] ?? []).map((path) => path + rest);
}

function findFile(specifier: string, folder: string, resolver: ResolverFactory): string | undefined {
	const { path } = resolver.sync(folder, specifier);
	if (path !== undefined && existsSync(path)) return path;
	// `./image.png` may be written without the dot.
	const beside = join(folder, specifier);
	return /\.\w+$/.test(specifier) && existsSync(beside) ? beside : undefined;
}
