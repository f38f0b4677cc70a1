import type { Impact } from '#schema/api-change.ts';

/** Who writes the value that a schema describes: the program that uses the API (`sent`) or the API (`received`). */
export type Direction = 'sent' | 'received';

/** What a change means for programs that use the API, by direction. */
export type Consequence = Readonly<Record<Direction, Impact>>;

/** Fewer values than before: what programs send may be refused. */
export const NARROWER: Consequence = { sent: 'breaking', received: 'non-breaking' };
/** More values than before: programs may receive what they do not know. */
export const WIDER: Consequence = { sent: 'non-breaking', received: 'breaking' };
/** Other values than before. */
export const DIFFERENT: Consequence = { sent: 'breaking', received: 'breaking' };
/** New, and nobody has to take notice. */
export const COMPATIBLE: Consequence = { sent: 'non-breaking', received: 'non-breaking' };
/** The same values as before. */
export const NEUTRAL: Consequence = { sent: 'neutral', received: 'neutral' };

const IMPACT_ORDER: readonly Impact[] = ['neutral', 'non-breaking', 'breaking'];

/** The graver of two impacts. */
export function graver(a: Impact, b: Impact): Impact {
	return IMPACT_ORDER.indexOf(a) < IMPACT_ORDER.indexOf(b) ? b : a;
}

/** The opposite direction: in webhooks and callbacks the API sends the requests. */
export const opposite = (direction: Direction): Direction => (direction === 'sent' ? 'received' : 'sent');
