import { defineMdastPlugin, type MdastVisitorContext, type PluginFactoryContext } from 'satteri';
import { escapeHtml } from '#text/escape-html.ts';
import { withSourceAddresses } from '#text/source-set.ts';
import { findPicture } from './find-picture.ts';
import type { JsxElement } from './jsx-element.ts';
import type { LinkContext } from './link-target.ts';
import type { MarkdownFinding, MarkProblem } from './problem-mark.ts';
import { sourcePath } from './source-path.ts';

/** Elements that show a file, outside comments. */
const ELEMENT = /<!--[\s\S]*?-->|<(img|source|video|audio)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
/** An attribute of an element: its name, and its value in quotes of either kind or in none. */
const WRITTEN_ATTRIBUTE = /(?<=\s)([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;
const ELEMENT_NAME = /^(?:img|source|video|audio)$/;
const ATTRIBUTE_NAME = /^(?:src|srcset|poster)$/i;

/**
 * Gives pictures beside the Markdown file an address, in Markdown and in HTML (`<img srcset="…">`). A missing picture is replaced by a finding.
 * Sites from Docusaurus keep their HTML as it is.
 */
export function pictures(context: LinkContext, markProblem: MarkProblem) {
	/** An attribute of an element with addresses in the site. Problems with pictures are added to `findings`. */
	const shown = (name: string, value: string, { fileURL, findings }: { fileURL: URL | undefined; findings: MarkdownFinding[] }) => {
		const change = (written: string) => {
			const { address, finding } = findPicture(written, { file: sourcePath(context.root, fileURL), isHtml: true }, context);
			if (finding) findings.push(finding);
			return address;
		};
		return name.toLowerCase() === 'srcset' ? withSourceAddresses(value, change) : change(value);
	};
	const jsx = (node: Readonly<JsxElement>, visit: MdastVisitorContext) => {
		if (!ELEMENT_NAME.test(node.name ?? '')) return;
		const findings: MarkdownFinding[] = [];
		const attributes = node.attributes.map((attribute) => {
			if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string' || !ATTRIBUTE_NAME.test(attribute.name)) return attribute;
			return { ...attribute, value: shown(attribute.name, attribute.value, { fileURL: visit.fileURL, findings }) };
		});
		const [finding] = node.name === 'img' ? findings : [];
		if (finding) visit.replaceNode(node, markProblem(finding, node, visit));
		else visit.replaceNode(node, { ...node, attributes });
	};
	const plugin = defineMdastPlugin({
		name: 'pictures',
		options: { position: true },
		image(node, visit) {
			const { address, finding } = findPicture(node.url, { file: sourcePath(context.root, visit.fileURL), isHtml: false }, context);
			if (finding) visit.replaceNode(node, markProblem(finding, node, visit));
			else if (address !== node.url) visit.setProperty(node, 'url', address);
		},
		...(!context.conventions.open && {
			html(node, visit) {
				const ofImages: MarkdownFinding[] = [];
				const value = node.value.replace(ELEMENT, (element, elementName?: string) => {
					if (elementName === undefined) return element;
					const findings: MarkdownFinding[] = [];
					const changed = element.replace(WRITTEN_ATTRIBUTE, (attribute: string, name: string, ...[double, single, bare]: (string | undefined)[]) => {
						if (!ATTRIBUTE_NAME.test(name)) return attribute;
						const written = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
						const address = shown(name, written, { fileURL: visit.fileURL, findings });
						return address === written ? attribute : `${name}="${escapeHtml(address)}"`;
					});
					if (elementName.toLowerCase() !== 'img') return changed;
					ofImages.push(...findings);
					return findings.length > 0 ? '' : changed;
				});
				if (ofImages.length > 0)
					visit.insertBefore(
						node,
						ofImages.map((finding) => markProblem(finding, node, visit)),
					);
				if (value !== node.value) visit.setProperty(node, 'value', value);
			},
			mdxJsxFlowElement: jsx,
			mdxJsxTextElement: jsx,
		}),
	});
	return ({ source }: PluginFactoryContext) => /!\[|<(?:img|source|video|audio)\b/i.test(source) && plugin;
}
