/** As much of package.json as the package keeps. */
interface Manifest {
	name: string;
	version: string;
	description: string;
	license: string;
	imports: Readonly<Record<string, string>>;
	dependencies: Readonly<Record<string, string>>;
}

const typedExport = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

/** The package.json of the package. */
export function packageManifest({ name, version, description, license, imports, dependencies }: Manifest): object {
	return {
		name,
		version,
		description,
		license,
		type: 'module',
		bin: { nonius: './commands/bin.mjs' },
		engines: { node: '>=24' },
		imports: Object.fromEntries(Object.entries(imports).filter(([key]) => key !== '#product/*')),
		exports: { './site': typedExport('src/schema/site-config'), './sidebars': typedExport('src/schema/sidebar') },
		dependencies,
	};
}
