import { prose } from '#words/prose.ts';
import type { ContainerShape } from './directive-shape.ts';

/** `:::who` says which roles may do what the page describes. */
export const who: ContainerShape = (node) => ({
	hName: 'div',
	hProperties: { className: ['who'] },
	children: [{ type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: prose.who }] }] }, ...node.children],
});
