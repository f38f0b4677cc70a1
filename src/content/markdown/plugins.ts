import type { HastPluginList, MdastPluginList } from 'satteri';
import type { StatusConfig } from '#schema/site-config.ts';
import { codeFrame } from './code-block.ts';
import { directives } from './directive.ts';
import { headingAnchors, titleHeading } from './heading.ts';
import { type LinkContext, links } from './link.ts';
import { mdxOnly } from './mdx-only.ts';
import { tableFrame } from './table.ts';
import { truncateMarker } from './truncate.ts';

export interface MarkdownOptions {
	links: LinkContext;
	statuses: readonly StatusConfig[];
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
		mdastPlugins: [mdxOnly, truncateMarker, titleHeading, directives(options.statuses), links(options.links)],
		hastPlugins: [codeFrame, tableFrame, headingAnchors],
	};
}
