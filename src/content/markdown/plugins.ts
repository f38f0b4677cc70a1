import type { HastPluginList, MdastPluginList } from 'satteri';
import type { StatusConfig } from '#schema/site-config.ts';
import { codeFrame } from './code-block.ts';
import { directives } from './directive.ts';
import { headingAnchors, titleHeading } from './heading.ts';
import { type LinkContext, links } from './link.ts';
import { mdxOnly } from './mdx-only.ts';
import { tableFrame } from './table.ts';
import { type TermsFor, terms } from './terms.ts';
import { truncateMarker } from './truncate.ts';
import { typography } from './typography.ts';

export interface MarkdownOptions {
	links: LinkContext;
	statuses: readonly StatusConfig[];
	/** Terms to link where they are mentioned. */
	terms?: TermsFor;
}

export const features = {
	directive: true,
	headingAttributes: true,
	smartPunctuation: false,
	gfm: { footnotes: { label: 'Fußnoten', backLabel: 'Zurück zur Stelle {reference}', clobberPrefix: '' } },
} as const;

/** Everything this site adds to Markdown; one file a syntax. */
export function markdownPlugins(options: MarkdownOptions): { mdastPlugins: MdastPluginList; hastPlugins: HastPluginList } {
	return {
		mdastPlugins: [
			mdxOnly,
			truncateMarker,
			titleHeading,
			directives(options.statuses),
			typography,
			links(options.links),
			...(options.terms ? [terms(options.links, options.terms)] : []),
		],
		hastPlugins: [codeFrame, tableFrame, headingAnchors],
	};
}
