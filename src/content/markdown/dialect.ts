import type { Features } from 'satteri';
import { prose } from '#words/prose.ts';
import { lookOf } from './admonition.ts';

/** The Markdown of a site's own files, `.md` and `.mdx` alike. */
export const SITE_DIALECT = {
	directive: true,
	headingAttributes: true,
	smartPunctuation: false,
	// Front matter is split off before.
	frontmatter: false,
	gfm: { footnotes: { label: prose.footnotes, backLabel: prose.backToReference, clobberPrefix: '' } },
} as const satisfies Features;

/** The same for a site whose `$` begins a formula. */
export const dialectOf = ({ formulas }: { formulas: boolean }): Features => (formulas ? { ...SITE_DIALECT, math: true } : SITE_DIALECT);

/** The Markdown of a description of an API, which anybody may have written: what GitHub has. Boxes (`:::note`) are made of quotations that begin with `[!note]`. */
export const FOREIGN_DIALECT = { gfm: { footnotes: true }, frontmatter: false } as const satisfies Features;

/** Boxes in such a text, with the titles of those that have none: our own names and those of GitHub. */
export const FOREIGN_BOXES: Readonly<Record<string, { box: string; title: string }>> = {
	...Object.fromEntries(Object.entries(prose.boxes).map(([name, title]) => [name, { box: lookOf(name), title }])),
	important: { box: lookOf('important'), title: prose.boxImportant },
};
