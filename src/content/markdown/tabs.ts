import { splitLabel } from './directive-label.ts';
import type { ContainerShape } from './directive-shape.ts';
import { rawText } from './plain-text.ts';

/** `::::tabs{group=os}`: without script the tabs stand below each other, each with its label; a script makes them tabs. */
export const tabs: ContainerShape = (node) => ({
	hName: 'docs-tabs',
	hProperties: { className: ['tabs'], dataTabs: node.attributes?.group ?? '' },
});

/** `:::tab[Windows]{value=win default}`; without a label its value is what it is called. */
export const tab: ContainerShape = (node) => {
	const { label, rest } = splitLabel(node);
	const { value } = node.attributes ?? {};
	const text = label.map(rawText).join('') || (value ?? '');
	const shown: typeof label = label.length > 0 ? label : [{ type: 'text', value: text }];
	return {
		hName: 'section',
		hProperties: {
			className: ['tab'],
			dataLabel: text,
			dataTab: value ?? text,
			...(node.attributes?.default === undefined ? {} : { dataDefault: '' }),
		},
		children: [{ type: 'paragraph', children: shown, data: { hProperties: { className: ['tab-label'] } } }, ...rest],
	};
};
