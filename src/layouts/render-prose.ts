import '#ui/prose/markdown-styles.ts';
import { getEntry, render } from 'astro:content';
import { root } from 'virtual:nonius/root';
import { markdownCache, site } from 'virtual:nonius/site';
import type { Post } from '#content/blog.ts';
import { renderLead } from '#content/lead.ts';
import { createRenderer } from '#content/markdown/render.ts';
import { markdownOptions, markdownSite } from '#navigation/markdown-site.ts';

const options = markdownOptions(root, markdownSite(site));
const renderMarkdown = createRenderer({ cache: markdownCache, ...options });

type Rendered = Awaited<ReturnType<typeof render>>;

/** A page's text: HTML, or the component of a file that needs the engine's compiler, and its headings. */
export interface Prose {
	html: string | undefined;
	Content: Rendered['Content'] | undefined;
	headings: Rendered['headings'];
}

/** Renders the file at `file` (relative to the site root). Throws when there is none. */
export async function renderProse(file: string): Promise<Prose> {
	const rendered = await renderMarkdown(file);
	if (rendered) return { ...rendered, Content: undefined };
	const entry = await getEntry('mdx', file);
	if (entry === undefined) throw new Error(`There is no content entry for ${file}.`);
	const { Content, headings } = await render(entry);
	return { html: undefined, Content, headings };
}

/** The leads of posts that have one, by their path. Terms stay unlinked: a list has no place for their cards. */
export function renderLeads(posts: readonly Post[]): Record<string, string> {
	const { statuses, links } = options;
	const leads = posts.map((post) => [post.path, renderLead(root, post.file, { statuses, links })] as const);
	return Object.fromEntries(leads.flatMap(([path, lead]) => (lead === undefined ? [] : [[path, lead]])));
}
