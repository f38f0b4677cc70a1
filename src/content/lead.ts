import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markdownToHtml } from 'satteri';
import { SITE_DIALECT } from './markdown/dialect.ts';
import { inOneLanguage } from './markdown/one-language.ts';
import { type MarkdownOptions, syntaxPlugins } from './markdown/plugins.ts';
import { readSource } from './markdown/source.ts';
import { aboveMarker } from './markdown/truncate.ts';
import { withoutComponents } from './markdown/without-components.ts';

/** The text of a post above its truncate marker as HTML; `undefined` when it has no marker. */
export function renderLead(root: string, file: string, options: MarkdownOptions): string | undefined {
	const { body, format } = readSource(root, file, options.links.conventions.format);
	const lead = aboveMarker(body);
	if (lead === undefined) return undefined;
	const result = markdownToHtml(inOneLanguage({ body: format === 'mdx' ? withoutComponents(lead) : lead, format: 'md' }), {
		mdastPlugins: syntaxPlugins(options),
		features: SITE_DIALECT,
		fileURL: pathToFileURL(join(root, file)),
	});
	if (result instanceof Promise) throw new Error('The Markdown plugins of a lead must be synchronous.');
	return result.html;
}
