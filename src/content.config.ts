import { defineCollection } from 'astro:content';
import { root } from 'virtual:nonius/root';
import { glob } from 'astro/loaders';

/**
 * The pages with components (`.mdx`), by their path relative to the site root; `.md` is rendered by `#content/markdown/render.ts`.
 * Front matter is checked before, all files together (`#site/load-site.ts`); here it passes through.
 */
const mdx = defineCollection({
	loader: glob({
		base: root,
		pattern: ['docs/**/*.mdx', 'versioned_docs/**/*.mdx', 'blog/**/*.mdx', 'pages/**/*.mdx', '!**/_*', '!**/_*/**'],
		generateId: ({ entry }) => entry,
	}),
});

export const collections = { mdx };
