import { prose } from '#words/prose.ts';
import type { ContainerShape } from './directive-shape.ts';

/** `:::task` holds the numbered steps of a task and a last paragraph „Ergebnis: …“ that says how to see that it worked. */
export const task: ContainerShape = (node) => ({
	hName: 'div',
	hProperties: { className: ['task'] },
	children: node.children.map((child) => {
		if (child.type === 'list' && child.ordered) return { ...child, data: { ...child.data, hProperties: { className: ['steps'] } } };
		if (child.type !== 'paragraph') return child;
		const [first, ...rest] = child.children;
		if (first?.type !== 'text' || !first.value.startsWith(prose.result)) return child;
		const after = { ...first, value: first.value.slice(prose.result.length) };
		return {
			...child,
			data: { hProperties: { className: ['result'] } },
			children: [{ type: 'strong', children: [{ type: 'text', value: prose.result }] }, after, ...rest],
		};
	}),
});
