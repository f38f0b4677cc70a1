import { splitLabel } from './directive-label.ts';
import type { ContainerShape } from './directive-shape.ts';
import { rawText } from './plain-text.ts';

/** `::::tabs{group=os}`: without script the tabs stand below each other, each with its label; a script makes them tabs. */
export const tabs: ContainerShape = (node) => ({
	hName: 'docs-tabs',
	hProperties: { className: ['tabs'], dataTabs: node.attributes?.group ?? '' },
});

/** `:::tab[Windows]{value=win default}`. */
export const tab: ContainerShape = (node) => {
	const { label, rest } = splitLabel(node);
	const text = label.map(rawText).join('');
	return {
		hName: 'section',
		hProperties: {
			className: ['tab'],
			dataLabel: text,
			dataTab: node.attributes?.value ?? text,
			...(node.attributes?.default === undefined ? {} : { dataDefault: '' }),
		},
		children: [{ type: 'paragraph', children: label, data: { hProperties: { className: ['tab-label'] } } }, ...rest],
	};
};
