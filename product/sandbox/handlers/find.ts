import type { Call } from '#sandbox/behaviour.ts';
import { accessOf, visibleApparatuses } from '../access/access.ts';
import { refuseMissing } from '../problems/not-found.ts';
import { apparatusIdOf } from '../records/file.ts';
import type { ApparatusRecord, CustomFieldRecord, FileRecord, InspectionRecord, State } from '../state.ts';

/** Apparatus with the id in the path. Throws 404, also for one in a foreign area. */
export function apparatusAt(call: Call<State>): ApparatusRecord {
	const apparatus = visibleApparatuses(call.state, accessOf(call)).find(({ id }) => id === call.path['id']);
	if (apparatus === undefined) throw refuseMissing(call, 'apparatusId', call.path['id']);
	return apparatus;
}

/** Inspection with the id in the path, and its apparatus. Throws 404, also for one in a foreign area. */
export function inspectionAt(call: Call<State>): { inspection: InspectionRecord; apparatus: ApparatusRecord } {
	const inspection = call.state.inspections.find(({ id }) => id === call.path['id']);
	const apparatus = visibleApparatuses(call.state, accessOf(call)).find(({ id }) => id === inspection?.apparatusId);
	if (inspection === undefined || apparatus === undefined) throw refuseMissing(call, 'inspection', call.path['id']);
	return { inspection, apparatus };
}

/** File with the id in the path. Throws 404, also for one in a foreign area. */
export function fileAt(call: Call<State>): FileRecord {
	const file = call.state.files.find(({ id }) => id === call.path['id']);
	const apparatusId = file && apparatusIdOf(call.state, file);
	const visible = visibleApparatuses(call.state, accessOf(call)).some(({ id }) => id === apparatusId);
	if (file === undefined || !visible) throw refuseMissing(call, 'file', call.path['id']);
	return file;
}

/** Custom field with the id or the key in the path, archived or not. Throws 404. */
export function customFieldAt(call: Call<State>): CustomFieldRecord {
	const { id, key } = call.path;
	const field = call.state.customFields.find((candidate) => candidate.key === key || candidate.id === id);
	if (field === undefined) throw key === undefined ? refuseMissing(call, 'customField', id) : refuseMissing(call, 'customFieldKey', key);
	return field;
}
