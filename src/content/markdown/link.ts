import { defineMdastPlugin } from 'satteri';
import { nearest } from '#text/nearest.ts';
import { issues } from '#words/issues.ts';
import { syntaxOfOurs } from '#words/page-syntax.ts';
import { fieldOfLink, htmlTarget, type LinkContext, linkTarget } from './link-target.ts';
import type { MarkdownFinding, MarkProblem } from './problem-mark.ts';
import { sourcePath } from './source-path.ts';

/**
 * Resolves links between Markdown files to their pages (`./pruefmittel.md#frist` → `/docs/handbuch/pruefmittel/#frist`), adds the base to absolute paths, resolves
 * `field:` links to rows of the field atlas, and gives files beside the Markdown file an address. Links that lead nowhere stay as written; the check of the
 * finished pages reports them.
 */
export function links(context: LinkContext, markProblem: MarkProblem) {
	const target = (url: string, fileURL: URL | undefined) => linkTarget(url, sourcePath(context.root, fileURL), context);
	const { open } = context.conventions;
	const inHtml = (url: string, fileURL: URL | undefined) => htmlTarget(url, sourcePath(context.root, fileURL), context);
	return defineMdastPlugin({
		name: 'links',
		options: { position: true },
		link(node, visit) {
			const finding = missingField(node.url, context);
			if (finding) return visit.replaceNode(node, markProblem(finding, node, visit));
			const url = target(node.url, visit.fileURL);
			if (url !== node.url) visit.setProperty(node, 'url', url);
		},
		definition(node, visit) {
			const url = target(node.url, visit.fileURL);
			if (url !== node.url) visit.setProperty(node, 'url', url);
		},
		...(open && {
			html(node, visit) {
				const value = node.value.replace(
					/(<a\b[^>]*?\shref=)(["'])([^"']*)\2/gi,
					(link, before: string, quote: string) => before + quote + inHtml(link.slice(before.length + 1, -1), visit.fileURL) + quote,
				);
				if (value !== node.value) visit.setProperty(node, 'value', value);
			},
		}),
	});
}

/** What is wrong with a link such as `field:inspectionDevice.dueDate`, if anything. */
function missingField(url: string, { fields }: LinkContext): MarkdownFinding | undefined {
	const id = fieldOfLink(url);
	const known = fields?.();
	if (id === undefined || known?.has(id)) return undefined;
	const close = nearest(id, [...(known?.keys() ?? [])]);
	return {
		rule: 'unknown-field',
		message: syntaxOfOurs.unknownField(id),
		hint: close ? issues.didYouMean(`field:${close}`) : syntaxOfOurs.unknownFieldHint,
	};
}
