import { defineCollection } from 'astro:content';
import { root } from 'virtual:nonius/root';
import { site } from 'virtual:nonius/site';
import { glob } from 'astro/loaders';
import { listFiles } from '#content/list-files.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { needsCompiler } from '#content/markdown/needs-compiler.ts';
import { readSource } from '#content/markdown/source.ts';

const { folders, format, react } = conventionsOf(site.config);

/**
 * The pages with components, by their path relative to the site root; all others are rendered by `#content/markdown/render.ts`. The engine compiles every
 * file of the collection, so a build leaves out what needs no compiler; in the preview a page may get its first component at any time.
 * Front matter is checked before, all files together (`#site/read/load-site.ts`); here it passes through.
 */
const mdx = defineCollection({
	loader: glob({
		base: root,
		pattern: import.meta.env.DEV && !react ? [...folders.map((folder) => `${folder}/**/*.mdx`), '!**/_*', '!**/_*/**'] : compiledFiles(),
		generateId: ({ entry }) => entry,
	}),
});

export const collections = { mdx };

function compiledFiles(): string[] {
	if (react) return ['.none'];
	const files = folders.flatMap((folder) => listFiles(root, folder, ['.mdx'])).filter((file) => needsCompiler(readSource(root, file, format)));
	// An empty list would mean all files.
	return ['.none', ...files.map((file) => file.replace(/[\\()[\]{}!*?+@]/g, '\\$&'))];
}
