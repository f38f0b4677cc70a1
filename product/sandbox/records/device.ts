import { deviceStatus, isEvidenceExpired, isUsable } from '#product/domain/device-status.ts';
import { dueDate } from '#product/domain/due-date.ts';
import { basisOf } from '#product/domain/inspection-effect.ts';
import type { InspectionDevice } from '#product/schema/inspection-device.ts';
import type { ApparatusRecord, InspectionDeviceRecord, InspectionRecord, State } from '../state.ts';

/** Prüfmittel-Teil as the API shows it: the entered fields, and all that follows from them and from the inspections (RULES.md ). */
export function deviceOf(state: State, apparatus: ApparatusRecord): InspectionDevice | null {
	const device = apparatus.inspectionDevice;
	if (device === null) return null;
	const basis = basisOfDevice(state, apparatus, device);
	const due = dueDate({
		interval: device.interval,
		basis: basis ?? null,
		inServiceSince: apparatus.inServiceSince,
		mode: state.settings.dueMode,
	});
	const facts = { ...device, retiredAt: apparatus.retiredAt, dueDate: due, firstInspectionOpen: basis === undefined };
	const status = deviceStatus(facts, state.today);
	const { blocked, calibration, ...entered } = device;
	return {
		...entered,
		dueDate: due,
		status,
		usable: isUsable(status, {
			...facts,
			evidenceExpired: isEvidenceExpired(status, facts, state.today),
			usableInGracePeriod: state.settings.usableInGracePeriod,
		}),
		restriction: basis?.result === 'restricted' ? basis.restriction : null,
		blocked,
		calibration,
		lastInspection: basis === undefined ? null : lastInspection(basis),
	};
}

/** The inspection that the due date of a device comes from (RULES.md ). */
function basisOfDevice(state: State, { id }: ApparatusRecord, { calibrationRequired }: InspectionDeviceRecord): InspectionRecord | undefined {
	return basisOf({ inspections: inspectionsOf(state, id), calibrationRequired });
}

/** Inspections of an apparatus in every status. */
export function inspectionsOf(state: State, apparatusId: number): InspectionRecord[] {
	return state.inspections.filter((inspection) => inspection.apparatusId === apparatusId);
}

function lastInspection({ id, number, date, kind, result }: InspectionRecord): InspectionDevice['lastInspection'] {
	return { id, number, date, kind, result };
}
