import { ownValue } from '#text/own-value.ts';
import { prose } from '#words/prose.ts';
import { splitLabel } from './directive-label.ts';
import type { ContainerShape } from './directive-shape.ts';

/** Default titles of boxes, by kind. */
const BOX_TITLES: Readonly<Record<string, string>> = prose.boxes;

export const ADMONITIONS = Object.keys(BOX_TITLES);

/** Kinds that look like another kind: one of ours, and those that only Docusaurus has. */
export const LOOKS_LIKE: Readonly<Record<string, string>> = { caution: 'warning', secondary: 'note', important: 'info', success: 'tip' };

/** Name of the style of a box. */
export const lookOf = (name: string): string => ownValue(LOOKS_LIKE, name) ?? name;

/** The default title of a box; for a kind that is not ours its capitalised name, as in Docusaurus. */
export const boxTitle = (name: string): string => ownValue(BOX_TITLES, name) ?? name.charAt(0).toUpperCase() + name.slice(1);

/** `:::note[Titel]` (`one-language.ts` rewrites `:::note Titel` to it) becomes a box with its title as the first line. */
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
