import { DEVICE_STATUSES, type DeviceStatus } from '#product/domain/device-status.ts';
import { statusChanges } from '#product/domain/status-change.ts';

/** An arrow: what leads from each of some statuses to the same ones. */
export interface StatusArrow {
	label: string;
	from: readonly DeviceStatus[];
	to: readonly DeviceStatus[];
}

/** The changes of the rules; those of one event with the same end are one arrow. */
export const ARROWS: readonly StatusArrow[] = [
	...statusChanges()
		.reduce((arrows, { event, label, from, to }) => {
			const key = `${event} ${to.join()}`;
			return arrows.set(key, { label, to, from: [...(arrows.get(key)?.from ?? []), from] });
		}, new Map<string, StatusArrow>())
		.values(),
];

/** The statuses that follow each other in time, as they are drawn. */
export const COURSE = ['in_circulation', 'due', 'overdue'] as const satisfies readonly DeviceStatus[];

/** A status that stands outside a frame, with the arrows between it and the frame. */
export interface Shell {
	status: DeviceStatus;
	/** What is in the frame. */
	inside: readonly DeviceStatus[];
	there: readonly StatusArrow[];
	back: readonly StatusArrow[];
}

const sameStatuses = (a: readonly DeviceStatus[], b: readonly DeviceStatus[]) => a.length === b.length && a.every((status) => b.includes(status));

/** Whether an arrow into the frame leads to whichever status then applies, not to certain ones. */
export const isWholeFrame = ({ to }: StatusArrow, { inside }: Shell) => sameStatuses(to, inside);

/** From the innermost frame to the outermost: without interval, then by precedence from the lowest that is set (RULES.md ). */
export const SHELLS: readonly Shell[] = (['unmonitored', 'in_calibration', 'blocked', 'retired'] as const).map((status, index, all) => {
	const inside = [...COURSE, ...all.slice(0, index)];
	return {
		status,
		inside,
		there: ARROWS.filter(({ from, to }) => to.length === 1 && to[0] === status && sameStatuses(from, inside)),
		back: ARROWS.filter(({ from, to }) => from.length === 1 && from[0] === status && to.every((end) => inside.includes(end))),
	};
});

const arrowsBetween = (a: DeviceStatus, b: DeviceStatus) =>
	ARROWS.filter(({ from, to }) => from.includes(a) && from.length === 1 && to.length === 1 && to[0] === b);

/** The arrows down the course, one between each status and the next. */
export const STEPS: readonly StatusArrow[] = COURSE.slice(1).flatMap((status, index) => arrowsBetween(COURSE[index] ?? status, status));

/** The arrow back to the beginning of the course. */
export const RETURNS: readonly StatusArrow[] = ARROWS.filter(({ from, to }) => sameStatuses(from, COURSE.slice(1)) && sameStatuses(to, COURSE.slice(0, 1)));

/** The German label of a status, e.g. `Gültig`; the status itself when it has none. */
export const statusLabel = (status: DeviceStatus) => DEVICE_STATUSES.find((entry) => entry.status === status)?.label ?? status;
