import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

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
