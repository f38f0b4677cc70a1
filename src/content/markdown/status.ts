import type { StatusConfig } from '#schema/site-config.ts';
import type { DirectiveShape } from './directive-shape.ts';

/** `:status[label]` becomes the mark of that status: the style sheet draws the sign before the word. `undefined` for an unknown label. */
export function status(label: string, statuses: readonly StatusConfig[]): DirectiveShape | undefined {
	const found = statuses.find((known) => known.label === label);
	return found && { hName: 'span', hProperties: { className: ['status', `tone-${found.tone}`, `sign-${found.sign}`] } };
}
