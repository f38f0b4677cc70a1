import { addDays, type CalendarDate } from './calendar-date.ts';
import { DEFAULT_LEAD_DAYS, DEVICE_STATUSES, type DeviceStatus, deviceStatus, type StatusInput } from './device-status.ts';

/** A device on a day: what an event finds and what it leaves. */
interface Scene {
	device: StatusInput;
	today: CalendarDate;
}

interface StatusRule {
	event: string;
	/** What happens, in the words of the manual. */
	label: string;
	/** What it makes of the scene; `undefined` where it cannot happen. */
	happens: (scene: Scene) => Scene | undefined;
}

const DUE = '2026-03-31';
const GRACE = 10;
const firstDue = (today: CalendarDate) => ({ dueDate: today, firstInspectionOpen: true });
const changeDevice = ({ device, today }: Scene, changed: Partial<StatusInput>): Scene => ({ device: { ...device, ...changed }, today });
const inDeadline = (scene: Scene, status: DeviceStatus) => deviceStatus({ ...scene.device, blocked: null, calibration: null }, scene.today) === status;

/**
 * Everything that can change the status of a device (RULES.md R-3). It ends a calibration order and blocks as the rules on reports say
 * „Sperren“ is done by hand or by the setting „Überfällige sperren“.
 */
const STATUS_RULES: readonly StatusRule[] = [
	{
		event: 'lead',
		label: 'Vorwarnzeit beginnt',
		happens: (scene) => (inDeadline(scene, 'in_circulation') ? { ...scene, today: addDays(DUE, -DEFAULT_LEAD_DAYS) } : undefined),
	},
	{
		event: 'expiry',
		label: 'fällig am und Karenzzeit vorbei',
		happens: (scene) => (inDeadline(scene, 'due') ? { ...scene, today: addDays(DUE, GRACE + 1) } : undefined),
	},
	{
		event: 'effective_report',
		label: 'fristwirksamer Bericht',
		happens: (scene) =>
			changeDevice(scene, { calibration: null, ...(scene.device.dueDate !== null && { dueDate: addDays(scene.today, 365), firstInspectionOpen: false }) }),
	},
	{ event: 'interval_removed', label: 'Prüfintervall entfernt', happens: (scene) => changeDevice(scene, { dueDate: null }) },
	{
		event: 'interval_set',
		label: 'Prüfintervall eingetragen',
		happens: (scene) => (scene.device.dueDate === null ? changeDevice(scene, { dueDate: DUE }) : undefined),
	},
	{ event: 'calibrate', label: 'Zur Kalibrierung geben', happens: (scene) => changeDevice(scene, { calibration: {} }) },
	{ event: 'take_back', label: 'Zurücknehmen', happens: (scene) => changeDevice(scene, { calibration: null }) },
	{ event: 'block', label: 'Sperren', happens: (scene) => changeDevice(scene, { blocked: {} }) },
	{ event: 'failed_report', label: 'nicht bestandener Bericht', happens: (scene) => changeDevice(scene, { blocked: {}, calibration: null }) },
	{ event: 'unblock', label: 'Entsperren', happens: (scene) => changeDevice(scene, { blocked: null }) },
	{ event: 'retire', label: 'Ausmustern', happens: (scene) => changeDevice(scene, { retiredAt: scene.today, calibration: null }) },
	{
		event: 'reinstate',
		label: 'Wieder aufnehmen',
		happens: (scene) =>
			scene.device.retiredAt === null ? undefined : changeDevice(scene, { retiredAt: null, ...(scene.device.dueDate !== null && firstDue(scene.today)) }),
	},
];

const BASE_STATUS: StatusInput = {
	retiredAt: null,
	blocked: null,
	calibration: null,
	dueDate: DUE,
	leadDays: DEFAULT_LEAD_DAYS,
	graceDays: GRACE,
	firstInspectionOpen: false,
};

/** A scene for each status that the deadline gives, and the same days without interval. */
const DEADLINE_DAYS = [addDays(DUE, -DEFAULT_LEAD_DAYS - 1), DUE, addDays(DUE, GRACE + 1)];
const DEADLINE_SCENES: readonly Scene[] = [DUE, null].flatMap((dueDate) => DEADLINE_DAYS.map((today) => ({ device: { ...BASE_STATUS, dueDate }, today })));
const awayScenes = DEADLINE_SCENES.map((scene) => changeDevice(scene, { calibration: {} }));
const blockedScenes = [...DEADLINE_SCENES, ...awayScenes].map((scene) => changeDevice(scene, { blocked: {} }));
/** A device that was blocked when it was retired still is; an order ended. */
const retiredScenes = [...DEADLINE_SCENES, ...blockedScenes].map((scene) => changeDevice(scene, { retiredAt: scene.today, calibration: null }));

/** An event that leads from one status to others; which one depends on what lies behind the first. */
interface StatusChange {
	event: string;
	label: string;
	from: DeviceStatus;
	to: readonly DeviceStatus[];
}

/** All changes of status, found by letting every event happen to a device in every status (RULES.md ). Statuses stand by precedence. */
export function statusChanges(): StatusChange[] {
	const scenes = [...DEADLINE_SCENES, ...awayScenes, ...blockedScenes, ...retiredScenes];
	return STATUS_RULES.flatMap(({ event, label, happens }) =>
		DEVICE_STATUSES.flatMap(({ status: from }) => {
			const reached = scenes.flatMap((scene) => {
				const after = deviceStatus(scene.device, scene.today) === from ? happens(scene) : undefined;
				return after === undefined ? [] : [deviceStatus(after.device, after.today)];
			});
			const to = DEVICE_STATUSES.map(({ status }) => status).filter((status) => status !== from && reached.includes(status));
			return to.length === 0 ? [] : [{ event, label, from, to }];
		}),
	);
}
