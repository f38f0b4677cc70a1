import { defineCollection } from 'astro:content';
import { root } from 'virtual:nonius/root';
import { site } from 'virtual:nonius/site';
import { glob } from 'astro/loaders';
import { compiledFiles } from '#content/compiled-files.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';

const { folders, react } = conventionsOf(site.config);

/**
 * The pages with components, by their path relative to the site root; all others are rendered by `#content/markdown/render.ts`. The engine compiles every
 * file of the collection, so a build leaves out what needs no compiler; in the preview a page may get its first component at any time.
 * Front matter is checked before, all files together (`#site/read/load-site.ts`); here it passes through.
 */
const mdx = defineCollection({
	loader: glob({
		base: root,
		pattern: import.meta.env.DEV && !react ? [...folders.map((folder) => `${folder}/**/*.mdx`), '!**/_*', '!**/_*/**'] : compiledPatterns(),
		generateId: ({ entry }) => entry,
	}),
});

export const collections = { mdx };

function compiledPatterns(): string[] {
	if (react) return ['.none'];
	// An empty list would mean all files.
	return ['.none', ...compiledFiles(root, site.config).map((file) => file.replace(/[\\()[\]{}!*?+@]/g, '\\$&'))];
}
