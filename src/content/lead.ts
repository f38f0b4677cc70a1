import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markdownToHtml } from 'satteri';
import { TRUNCATE } from './blog.ts';
import { features, type MarkdownOptions, markdownPlugins } from './markdown/plugins.ts';

/** The text of a post above its truncate marker as HTML; `undefined` when it has no marker. */
export function renderLead(root: string, file: string, options: MarkdownOptions): string | undefined {
	const text = readFileSync(join(root, file), 'utf8').replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '');
	const end = text.search(TRUNCATE);
	if (end === -1) return undefined;
	const { mdastPlugins } = markdownPlugins(options);
	const lead = text.slice(0, end);
	const result = markdownToHtml(file.endsWith('.mdx') ? withoutComponents(lead) : lead, { mdastPlugins, features, fileURL: pathToFileURL(join(root, file)) });
	if (result instanceof Promise) throw new Error('The Markdown plugins of a lead must be synchronous.');
	return result.html;
}

/** A list of posts shows what is text in an `.mdx` lead: imports, expressions and the tags of components go, what stands between the tags stays. */
const withoutComponents = (mdx: string) => mdx.replace(/^(?:import|export)\s.*$|<\/?[A-Z][^>]*>|\{\/\*[\s\S]*?\*\/\}/gm, '');
