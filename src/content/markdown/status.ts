import type { ElementContent } from 'hast';
import type { StatusConfig } from '#schema/site-config.ts';
import { STATUS_SIGNS } from './status-signs.ts';

/** `:status[label]` becomes the mark of that status, as `StatusMark` draws it. `undefined` for an unknown label. */
export function status(label: string, statuses: readonly StatusConfig[]) {
	const found = statuses.find((known) => known.label === label);
	return found && { hName: 'span', hProperties: { className: ['status', `tone-${found.tone}`] }, hChildren: [sign(found), { type: 'text', value: label }] };
}

const sign = (status: StatusConfig): ElementContent => ({
	type: 'element',
	tagName: 'svg',
	properties: { viewBox: '0 0 16 16', ariaHidden: 'true' },
	children: [{ type: 'element', tagName: 'path', properties: { d: STATUS_SIGNS[status.sign] }, children: [] }],
});
