import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { root } from 'virtual:nonius/root';

/**
 * All Markdown of the site, by its path relative to the site root. Front matter is checked before, all files together (`#site/load-site.ts`);
 * here it passes through.
 */
const prose = defineCollection({
	loader: glob({
		base: root,
		pattern: ['docs/**/*.{md,mdx}', 'versioned_docs/**/*.{md,mdx}', 'blog/**/*.{md,mdx}', 'pages/**/*.{md,mdx}', '!**/_*', '!**/_*/**'],
		generateId: ({ entry }) => entry,
	}),
});

export const collections = { prose };
