import { ownValue } from '#text/own-value.ts';
import { prose } from '#words/prose.ts';
import { splitLabel } from './directive-label.ts';
import type { ContainerShape } from './directive-shape.ts';

/** Titles of the kinds of boxes, for those without a title of their own. */
const BOX_TITLES: Readonly<Record<string, string>> = prose.boxes;

export const ADMONITIONS = Object.keys(BOX_TITLES);

/** Boxes that look like another one: of ours, and those that Docusaurus has beyond ours. */
export const LOOKS_LIKE: Readonly<Record<string, string>> = { caution: 'warning', secondary: 'note', important: 'info', success: 'tip' };

/** Name of the style of a box. */
export const lookOf = (name: string): string => ownValue(LOOKS_LIKE, name) ?? name;

/** The title of a box without one of its own: of a kind that is not ours its name, which Docusaurus shows in capitals. */
export const boxTitle = (name: string): string => ownValue(BOX_TITLES, name) ?? name.charAt(0).toUpperCase() + name.slice(1);

/** `:::note[Titel]` (`one-language.ts` makes it of `:::note Titel`) becomes a box with its title as first line. */
export const admonition: ContainerShape = (node) => {
	const { label, rest } = splitLabel(node);
	const kind = boxTitle(node.name);
	const title = label.length > 0 ? label : [{ type: 'text' as const, value: kind }];
	return {
		hName: 'div',
		// A title of its own says nothing of the kind, which colour and shape show.
		hProperties: { className: ['note', `note-${lookOf(node.name)}`], role: 'note', ...(label.length > 0 && { ariaLabel: kind }) },
		children: [{ type: 'paragraph', children: title, data: { hProperties: { className: ['note-title'] } } }, ...rest],
	};
};
