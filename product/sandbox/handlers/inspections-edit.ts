import { type Call, Refusal, type Reply } from '#sandbox/behaviour.ts';
import { accessOf, visibleApparatuses } from '../access/access.ts';
import { forbidden, mayChangeDraft, mayRelease } from '../access/permission.ts';
import { codedProblem, refuseInvalid } from '../problems/problem.ts';
import { showInspection } from '../records/inspection.ts';
import { changeInspection } from '../rules/change-inspection.ts';
import { checkCorrected, checkInspection } from '../rules/check-inspection.ts';
import type { InspectionPatch } from '../rules/inspection-input.ts';
import { instant } from '../rules/instant.ts';
import { referencesFor } from '../rules/references.ts';
import { release } from '../rules/release.ts';
import { checkRelease } from '../rules/release-check.ts';
import type { InspectionRecord, State } from '../state.ts';
import { inspectionOf } from './find.ts';
import { inspectionResult } from './inspection-result.ts';

/** `PATCH /inspections/{id}` (RULES.md ). */
export async function inspectionsEdit(call: Call<State>): Promise<Reply> {
	const { state } = call;
	const patch = call.body as InspectionPatch;
	const access = accessOf(call);
	const { inspection, apparatus } = inspectionOf(call);
	await call.checkUnchanged(showInspection(state, inspection, call.server));
	refuseLocked(call, inspection);
	checkPermission(call, inspection, patch);

	const before = JSON.stringify(inspection);
	const now = instant(call.now);
	refuseInvalid(call, [
		...changeInspection(state, inspection, patch, referencesFor(visibleApparatuses(state, access))),
		...checkInspection(state, apparatus, inspection),
		...(patch.status === 'released' ? [...checkRelease(state, inspection, access.user.id), ...checkCorrected(state, inspection, '/status')] : []),
	]);
	if (patch.status === 'released') release(state, apparatus, inspection, { id: access.user.id, name: access.user.name }, now);
	else inspection.status = patch.status ?? inspection.status;
	if (JSON.stringify(inspection) !== before) inspection.updatedAt = now;
	return { status: 200, ...inspectionResult(call, apparatus, inspection) };
}

function refuseLocked(call: Call<State>, { status }: InspectionRecord): void {
	if (status === 'draft' || status === 'in_review') return;
	throw new Refusal(codedProblem('inspection-locked', call, status === 'released' ? 'KB-304' : 'KB-307'));
}

/** Who may release decides on reports of others that wait for it; to change anything else there is for Prüfmittelverwaltung (RULES.md ). */
function checkPermission(call: Call<State>, inspection: InspectionRecord, patch: InspectionPatch): void {
	const access = accessOf(call);
	const decides = inspection.status === 'in_review' && Object.keys(patch).every((field) => field === 'status') && mayRelease(access);
	if (!mayChangeDraft(access, inspection) && !decides) throw forbidden(call, 'inspections:write');
	if (patch.status === 'released' && !mayRelease(access)) throw forbidden(call, 'inspections:release');
}
