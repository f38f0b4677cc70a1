import type { Features } from 'satteri';
import { prose } from '#words/prose.ts';
import { lookOf } from './admonition.ts';

/** The Markdown of a site's own files, `.md` and `.mdx` alike. */
export const SITE_DIALECT = {
	directive: true,
	headingAttributes: true,
	smartPunctuation: false,
	// Front matter has already been split off.
	frontmatter: false,
	gfm: { footnotes: { label: prose.footnotes, backLabel: prose.backToReference, clobberPrefix: '' } },
} as const satisfies Features;

/** The same for a site in which `$` begins a formula. */
export const dialectOf = ({ formulas }: { formulas: boolean }): Features => (formulas ? { ...SITE_DIALECT, math: true } : SITE_DIALECT);

/** The Markdown of API descriptions, whose authors are unknown: GitHub's. Quotations that begin with `[!note]` are boxes. */
export const FOREIGN_DIALECT = { gfm: { footnotes: true }, frontmatter: false } as const satisfies Features;

/** Boxes in such texts with their default titles: our own kinds and those of GitHub. */
export const FOREIGN_BOXES: Readonly<Record<string, { box: string; title: string }>> = {
	...Object.fromEntries(Object.entries(prose.boxes).map(([name, title]) => [name, { box: lookOf(name), title }])),
	important: { box: lookOf('important'), title: prose.boxImportant },
};
