import { blocksDevice, endsCalibrationOrder } from '#product/domain/inspection-effect.ts';
import type { RecordRef } from '#product/schema/reference.ts';
import { deviceOf } from '../records/device.ts';
import type { ApparatusRecord, InspectionRecord, State } from '../state.ts';

/** Who releases, and when (RFC 3339). */
interface Signature {
	by: RecordRef;
	at: string;
}

/** Releases an inspection and lets it take effect on the report that it corrects and on its device (RULES.md ). */
export function release(state: State, { apparatus, inspection }: { apparatus: ApparatusRecord; inspection: InspectionRecord }, { by, at }: Signature): void {
	const before = JSON.stringify(deviceOf(state, apparatus));
	Object.assign(inspection, { status: 'released', releasedBy: by, releasedAt: at, updatedAt: at });
	const corrected = state.inspections.find(({ id }) => id === inspection.corrects);
	if (corrected !== undefined) Object.assign(corrected, { status: 'superseded', updatedAt: at });
	const device = apparatus.inspectionDevice;
	if (device === null) return;
	if (blocksDevice(inspection)) device.blocked ??= { reason: 'inspection_failed', since: state.today, note: null };
	if (endsCalibrationOrder(inspection, device.calibrationRequired)) device.calibration = null;
	if (JSON.stringify(deviceOf(state, apparatus)) !== before) apparatus.updatedAt = at;
}
