import type { Features } from 'satteri';
import { prose } from '#words/prose.ts';

/** The Markdown of a site's own files, `.md` and `.mdx` alike. */
export const SITE_DIALECT = {
	directive: true,
	headingAttributes: true,
	smartPunctuation: false,
	// Front matter is split off before.
	frontmatter: false,
	gfm: { footnotes: { label: prose.footnotes, backLabel: prose.backToReference, clobberPrefix: '' } },
} as const satisfies Features;

/** The Markdown of a description of an API, which anybody may have written: what GitHub has, without footnotes, whose ids would collide. */
export const FOREIGN_DIALECT = { gfm: { footnotes: false }, frontmatter: false } as const satisfies Features;
