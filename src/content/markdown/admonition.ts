import { prose } from '#words/prose.ts';
import { splitLabel } from './directive-label.ts';
import type { ContainerShape } from './directive-shape.ts';

/** Titles of the boxes by their names. */
const TITLES: Record<string, string> = prose.boxes;

export const ADMONITIONS = Object.keys(TITLES);

/** `:::note[Titel]`, or `:::note Titel` as it was spelt before, becomes a box with its title as first line. */
export const admonition: ContainerShape = (node, plainTitle) => {
	const { label, rest } = splitLabel(node);
	const title = label.length > 0 ? label : [{ type: 'text' as const, value: plainTitle || (TITLES[node.name] ?? node.name) }];
	return {
		hName: 'div',
		hProperties: { className: ['note', `note-${node.name === 'caution' ? 'warning' : node.name}`], role: 'note' },
		children: [{ type: 'paragraph', children: title, data: { hProperties: { className: ['note-title'] } } }, ...rest],
	};
};
