import { type Call, Refusal, type Reply } from '#sandbox/behaviour.ts';
import { type Access, accessOf, visibleApparatuses } from '../access/access.ts';
import { forbidden, mayCorrect, mayRelease } from '../access/permission.ts';
import { at, type Finding } from '../problems/finding.ts';
import { notFound } from '../problems/not-found.ts';
import { problem, refuseInvalid } from '../problems/problem.ts';
import { changeInspection } from '../rules/change-inspection.ts';
import { checkCorrected, checkInspection } from '../rules/check-inspection.ts';
import { newInspection } from '../rules/create-inspection.ts';
import { type InspectedDevice, inspectedDevice } from '../rules/inspected-device.ts';
import type { InspectionInput } from '../rules/inspection-input.ts';
import { instant } from '../rules/instant.ts';
import { referencesFor } from '../rules/references.ts';
import { release } from '../rules/release.ts';
import { checkRelease } from '../rules/release-check.ts';
import type { State } from '../state.ts';
import { inspectionResult } from './inspection-result.ts';

/** `POST /inspections` (RULES.md ). */
export function inspectionsAdd(call: Call<State>): Reply {
	const { state } = call;
	const input = call.body as InspectionInput;
	const access = accessOf(call);
	checkPermission(call, access, input);
	const visible = visibleApparatuses(state, access);
	const named = inspectedDevice(visible, input);
	if (named.apparatus === undefined) throw notFound(call, named.by, named.value);

	const { apparatus } = named;
	const now = instant(call.now);
	const inspection = newInspection(state, apparatus, input, access, now);
	const findings = [
		...checkDevice(named),
		...changeInspection(state, inspection, input, referencesFor(visible)),
		...checkInspection(state, apparatus, inspection),
		...checkCorrected(state, inspection, '/corrects'),
		...(input.status === 'released' ? checkRelease(state, inspection, access.user.id) : []),
	];
	refuseInvalid(call, findings);
	refuseKnownExternalId(call, input);

	state.inspections.push(inspection);
	state.nextIds.inspection++;
	if (input.status === 'released') release(state, apparatus, inspection, inspection.createdBy, now);
	else inspection.status = input.status ?? 'draft';
	return { status: 201, ...inspectionResult(call, apparatus, inspection), headers: { Location: `${call.server}/inspections/${inspection.id}` } };
}

function checkPermission(call: Call<State>, access: Access, { status, corrects }: InspectionInput): void {
	const denied = (status === 'released' && !mayRelease(access)) || (corrects != null && !mayCorrect(access));
	if (denied) throw forbidden(call, 'inspections:release');
}

function checkDevice({ apparatus, by }: InspectedDevice): Finding[] {
	if (apparatus?.inspectionDevice === null) return [at(`/${by}`, 'KB-208')];
	return apparatus?.retiredAt == null ? [] : [at(`/${by}`, 'KB-207')];
}

/** External ids are unique among the reports of one token. */
function refuseKnownExternalId(call: Call<State>, { externalId }: InspectionInput): void {
	const existing = call.state.inspections.find((other) => externalId != null && other.externalId === externalId && other.createdWith === call.caller);
	if (existing === undefined) return;
	const detail = {
		de: 'Mit dieser externen Kennung gibt es bereits einen Prüfbericht.',
		en: 'There is already an inspection with this external ID.',
	};
	throw new Refusal(problem('duplicate-external-id', call, { detail, members: { existingId: existing.id } }));
}
