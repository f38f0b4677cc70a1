import type { HastPluginList, MdastPluginList } from 'satteri';
import type { StatusConfig } from '#schema/site-config.ts';
import { codeFrame } from './code-block.ts';
import { comments } from './comment.ts';
import { diagrams } from './diagram.ts';
import { directives } from './directive.ts';
import { namedHeadings } from './emoji-heading.ts';
import { formulas } from './formula.ts';
import { headingAnchors, titleHeading } from './heading.ts';
import { highlight } from './highlight.ts';
import { links } from './link.ts';
import type { LinkContext } from './link-target.ts';
import { type TermsFor, termLinks } from './link-terms.ts';
import { mdxOnly } from './mdx-only.ts';
import { npmToOthers } from './npm-to-others.ts';
import { pageHead } from './page-head.ts';
import { pictures } from './picture.ts';
import { problemMarks } from './problem-mark.ts';
import { rawHtml } from './raw-html.ts';
import { tableFrame, writtenTableFrame } from './table.ts';
import { typography } from './typography.ts';

export interface MarkdownOptions {
	links: LinkContext;
	statuses: readonly StatusConfig[];
	/** Terms to link where they are mentioned. */
	terms?: TermsFor;
}

/** The plugins for syntax, without those for whole pages (frames, links to headings): for the beginning of a post in a list. */
export function syntaxPlugins({ statuses, links: context }: MarkdownOptions): MdastPluginList {
	const markProblem = problemMarks(context.root);
	return [
		comments,
		rawHtml,
		context.conventions.open ? pageHead(markProblem) : mdxOnly(markProblem),
		titleHeading,
		...(context.conventions.emoji ? [namedHeadings] : []),
		npmToOthers,
		...(context.conventions.diagrams ? [diagrams(markProblem)] : []),
		...(context.conventions.formulas ? [formulas(markProblem)] : []),
		directives(statuses, markProblem, context.conventions),
		...(context.conventions.typography ? [typography] : []),
		links(context, markProblem),
		pictures(context, markProblem),
	];
}

/** Everything the program adds to Markdown, in `.md` and `.mdx`; one file per syntax. Each plugin costs a walk through the tree, so it skips pages that do not need it. */
export function markdownPlugins(options: MarkdownOptions): { mdastPlugins: MdastPluginList; hastPlugins: HastPluginList } {
	return {
		mdastPlugins: [
			...syntaxPlugins(options),
			writtenTableFrame(options.links.conventions),
			...(options.terms ? [termLinks(options.links, options.terms)] : []),
		],
		hastPlugins: [
			highlight(options.links.conventions.marking),
			codeFrame,
			tableFrame(options.links.conventions),
			headingAnchors(options.links.conventions.capitals),
		],
	};
}
