import { splitLabel } from './directive-label.ts';
import type { ContainerShape } from './directive-shape.ts';

/** Names of the boxes and what each is called when the writer gives no title. */
const TITLES: Record<string, string> = {
	note: 'Hinweis',
	tip: 'Tipp',
	info: 'Hintergrund',
	warning: 'Achtung',
	caution: 'Achtung',
	danger: 'Gefahr',
};

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
