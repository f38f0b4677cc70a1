import type { Call, Reply } from '#sandbox/behaviour.ts';
import { findingEntry } from '../problems/finding.ts';
import { languageOf } from '../problems/text.ts';
import { deviceOf } from '../records/device.ts';
import { showInspection } from '../records/inspection.ts';
import { warningsOf } from '../rules/warnings.ts';
import type { ApparatusRecord, InspectionRecord, State } from '../state.ts';

/** `InspectionResult`: the saved inspection, warnings, and for a released one its effects on the device (RULES.md ). */
export function inspectionResult(call: Call<State>, apparatus: ApparatusRecord, inspection: InspectionRecord): Pick<Reply, 'body' | 'representation'> {
	const representation = showInspection(call.state, inspection, call.server);
	const warnings = warningsOf(call.state, inspection).map((finding) => findingEntry(finding, languageOf(call.language)));
	const device = inspection.status === 'released' ? deviceOf(call.state, apparatus) : null;
	return { representation, body: { ...representation, warnings, effects: device && { dueDate: device.dueDate, status: device.status } } };
}
