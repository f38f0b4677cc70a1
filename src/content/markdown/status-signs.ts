import type { StatusConfig } from '#schema/site-config.ts';

/** What each sign of a status looks like: the path of a line drawing in a square of 16 units. */
export const STATUS_SIGNS: Readonly<Record<StatusConfig['sign'], string>> = {
	check: 'm3 8 3 4 7-8',
	clock: 'M8 2a6 6 0 1 0 .1 0zM8 4v4l2 2',
	exclamation: 'm8 2 7 12H1zm0 4v4m0 1v1',
	exchange: 'M2 6h10L9 3m5 7H4l3 3',
	prohibited: 'M8 2a6 6 0 1 0 .1 0zM4 12l8-8',
	cross: 'm4 4 8 8m0-8-8 8',
	dash: 'M8 2a6 6 0 1 0 .1 0zM5 8h6',
};
