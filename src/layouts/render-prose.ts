import '#ui/prose/markdown-styles.ts';
import { getEntry, render } from 'astro:content';
import { cache, root } from 'virtual:nonius/root';
import { site } from 'virtual:nonius/site';
import { createRenderer } from '#content/markdown/render.ts';
import { linkContext } from '#navigation/routes.ts';
import { siteTerms } from '#navigation/site-terms.ts';

const renderMarkdown = createRenderer({ cache, statuses: site.config.statuses, links: linkContext(site, root), terms: siteTerms(site) });

type Rendered = Awaited<ReturnType<typeof render>>;

/** A page's text: HTML of a `.md` file, or the component of an `.mdx` file, and its headings. */
export interface Prose {
	html: string | undefined;
	Content: Rendered['Content'] | undefined;
	headings: Rendered['headings'];
}

/** Renders the file at `file` (relative to the site root). Throws when there is none. */
export async function renderProse(file: string): Promise<Prose> {
	if (file.endsWith('.md')) return { ...(await renderMarkdown(file)), Content: undefined };
	const entry = await getEntry('mdx', file);
	if (entry === undefined) throw new Error(`There is no content entry for ${file}.`);
	const { Content, headings } = await render(entry);
	return { html: undefined, Content, headings };
}
