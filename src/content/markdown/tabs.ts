import { splitLabel } from './directive-label.ts';
import type { ContainerDirective, ContainerShape } from './directive-shape.ts';
import { rawText } from './plain-text.ts';

/** `::::tabs{group=os}`: without script the tabs stand below each other, each with its label; a script makes them tabs. */
export const tabs: ContainerShape = (node) => ({
	hName: 'docs-tabs',
	hProperties: { className: ['tabs'], dataTabs: node.attributes?.group ?? '' },
});

/** `:::tab[Windows]{value=win default}`; without a label its value is what it is called. */
export const tab: ContainerShape = (node) => {
	const { label, rest } = splitLabel(node);
	const text = label.map(rawText).join('') || tabValue(node);
	const shown: typeof label = label.length > 0 ? label : [{ type: 'text', value: text }];
	return {
		hName: 'section',
		hProperties: {
			className: ['tab'],
			dataLabel: text,
			dataTab: tabValue(node),
			...(node.attributes?.default === undefined ? {} : { dataDefault: '' }),
		},
		children: [{ type: 'paragraph', children: shown, data: { hProperties: { className: ['tab-label'] } } }, ...rest],
	};
};

/** By what a choice is remembered: the value of a tab, without one its label. */
export const tabValue = (node: Readonly<ContainerDirective>): string => node.attributes?.value ?? splitLabel(node).label.map(rawText).join('');
