import type { MdastNode } from 'satteri';
import { tabValue } from '#content/markdown/tabs.ts';
import type { SourcePage } from './source-page.ts';

/** The tabs of a set, `:::tabs` or `<Tabs>`; none in other blocks, and none whose values only code knows. */
export function readTabs(node: Readonly<MdastNode>): SourcePage['tabs'][number] {
	if (node.type === 'containerDirective' && node.name === 'tabs')
		return node.children.flatMap((child) =>
			child.type === 'containerDirective' && child.name === 'tab' ? [{ value: tabValue(child), line: lineOfTab(child) }] : [],
		);
	if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Tabs') return [];
	return node.children.flatMap((child) => {
		if (child.type !== 'mdxJsxFlowElement' || child.name !== 'TabItem') return [];
		const written = child.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'value')?.value;
		return typeof written === 'string' ? [{ value: written, line: lineOfTab(child) }] : [];
	});
}

const lineOfTab = (node: Readonly<MdastNode>): number => node.position?.start.line ?? 1;
