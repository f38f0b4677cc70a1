import { HTML_ELEMENTS } from '#text/html-elements.ts';
import { nearest } from '#text/nearest.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

export const unknownElement = {
	id: 'unknown-element',
	run: ({ pages }) =>
		pages.flatMap(({ file, elements, components }) =>
			elements
				.filter(({ name }) => !(HTML_ELEMENTS.has(name) || name.includes('-') || name.includes('.')))
				.map(({ name, line }) => {
					const close = nearest(name, [...components.map((component) => component.name).filter((other) => other !== name), ...HTML_ELEMENTS]);
					return {
						file,
						line,
						message: textFaults.noElement(name),
						hint: close === undefined ? textFaults.capital : textFaults.didYouMeanTag(close),
					};
				}),
		),
} satisfies TextRule;
