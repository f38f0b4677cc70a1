import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markdownToHtml } from 'satteri';
import { asWritten } from './markdown/as-written.ts';
import { dialectOf } from './markdown/dialect.ts';
import { type MarkdownOptions, syntaxPlugins } from './markdown/plugins.ts';
import { readSource } from './markdown/source.ts';
import { aboveMarker } from './markdown/truncate.ts';
import { withoutComponents } from './markdown/without-components.ts';

/** The text of a post above its truncate marker as HTML; `undefined` when it has no marker. */
export async function renderLead(root: string, file: string, options: MarkdownOptions): Promise<string | undefined> {
	const { conventions } = options.links;
	const { body, format } = readSource(root, file, conventions);
	const lead = aboveMarker(body);
	if (lead === undefined) return undefined;
	const text = await asWritten({ body: format === 'mdx' ? withoutComponents(lead, conventions) : lead, format: 'md' }, conventions);
	const { html } = await markdownToHtml(text, {
		mdastPlugins: syntaxPlugins(options),
		features: dialectOf(conventions),
		fileURL: pathToFileURL(join(root, file)),
	});
	return html;
}
