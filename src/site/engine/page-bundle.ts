import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { PROGRAM } from '#site/program.ts';

/** The code that prints the pages of a site, as the engine bundles it: its folder, and the file in it that is imported. */
export interface PageBundle {
	folder: string;
	entry: string;
}

/** Lets `print` print the pages in the place of the engine, as soon as the bundle and all scripts and styles are there. */
export function pagePrinter(print: (bundle: PageBundle) => Promise<void>): AstroIntegration {
	let bundle: PageBundle | undefined;
	const note: Plugin = {
		name: 'nonius-page-bundle',
		applyToEnvironment: ({ name }) => name === 'prerender',
		// What is imported from a bundle has to be found from the folder of the program, wherever installers put the packages of the engine.
		configEnvironment: (name) => (name === 'prerender' ? { resolve: { noExternal: packagesOfEngineOnly() } } : undefined),
		writeBundle({ dir = '' }, files) {
			const entry = Object.keys(files).find((name) => name.startsWith('prerender-entry'));
			if (entry !== undefined) bundle = { folder: dir, entry };
		},
	};
	return {
		name: 'nonius-page-printer',
		hooks: {
			'astro:config:setup': ({ command, updateConfig }) => {
				if (command === 'build') updateConfig({ vite: { plugins: [note] } });
			},
			'astro:build:start': ({ setPrerenderer }) =>
				setPrerenderer({
					name: 'nonius',
					async getStaticPaths() {
						if (bundle === undefined) throw new Error('The engine has not made a bundle of the pages.');
						await print(bundle);
						return [];
					},
					render: () => Promise.reject(new Error('All pages are printed.')),
				}),
		},
	};
}

/** Names of the packages that the engine declares and this program does not. */
function packagesOfEngineOnly(): string[] {
	const [engine, own] = [createRequire(import.meta.url).resolve('astro/package.json'), join(PROGRAM, 'package.json')].map(
		(file) => (JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> }).dependencies,
	);
	return Object.keys(engine ?? {}).filter((name) => own?.[name] === undefined);
}
