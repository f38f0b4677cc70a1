import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineHastPlugin, defineMdastPlugin, markdownToHtml } from 'satteri';
import { asWritten } from './markdown/as-written.ts';
import { dialectOf } from './markdown/dialect.ts';
import { type MarkdownOptions, syntaxPlugins } from './markdown/plugins.ts';
import { readSource } from './markdown/source.ts';
import { aboveMarker } from './markdown/truncate.ts';
import { withoutComponents } from './markdown/without-components.ts';
import { withDefinitions } from './opening.ts';

/** A list holds several leads: footnotes would be numbered anew in each, and stand in the middle of the page. */
const withoutFootnotes = defineMdastPlugin({
	name: 'no-footnotes',
	footnoteReference: (node, context) => context.removeNode(node),
	footnoteDefinition: (node, context) => context.removeNode(node),
});

/** Headings get no ids, because two leads might have the same. */
const withoutAnchors = defineHastPlugin({
	name: 'no-anchors',
	element: { filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], visit: (node, context) => context.setProperty(node, 'id', undefined) },
});

/** The text of a post above its truncate marker as HTML, without footnotes and anchors; `undefined` when it has no marker. */
export async function renderLead(root: string, file: string, options: MarkdownOptions): Promise<string | undefined> {
	const { conventions } = options.links;
	const source = readSource(root, file, conventions);
	const { body, format } = source;
	const above = aboveMarker(source);
	if (above === undefined) return undefined;
	const lead = withDefinitions(above, body);
	const text = await asWritten({ body: format === 'mdx' ? withoutComponents(lead, conventions) : lead, format: 'md' }, conventions);
	const { html } = await markdownToHtml(text, {
		mdastPlugins: [withoutFootnotes, ...syntaxPlugins(options)],
		hastPlugins: [withoutAnchors],
		features: dialectOf(conventions),
		fileURL: pathToFileURL(join(root, file)),
	});
	return html;
}
