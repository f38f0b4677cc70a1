import { getEntry, render } from 'astro:content';

/**
 * Renders the Markdown file at `file` (relative to the site root). Throws when it could not be rendered: the engine only logs that,
 * and the page would stand there empty.
 */
export async function renderProse(file: string): Promise<Awaited<ReturnType<typeof render>>> {
	const entry = await getEntry('prose', file);
	if (entry === undefined || (file.endsWith('.md') && entry.rendered === undefined)) throw new Error(`The Markdown of ${file} could not be rendered.`);
	return render(entry);
}
