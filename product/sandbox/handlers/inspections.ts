import { type Call, Refusal, type Reply } from '#sandbox/behaviour.ts';
import { type Access, accessOf, visibleApparatuses } from '../access/access.ts';
import { forbidden, mayChangeDraft, mayCorrect, mayRelease } from '../access/permission.ts';
import { at, type FieldFinding, findingEntry } from '../problems/finding.ts';
import { refuseMissing } from '../problems/not-found.ts';
import { codedProblem, problem, refuseInvalid } from '../problems/problem.ts';
import { messageLanguage } from '../problems/text.ts';
import { deviceOf } from '../records/device.ts';
import { showInspection } from '../records/inspection.ts';
import { changeInspection } from '../rules/change-inspection.ts';
import { checkCorrected, checkInspection } from '../rules/check-inspection.ts';
import { newInspection } from '../rules/create-inspection.ts';
import { type InspectedDevice, inspectedDevice } from '../rules/inspected-device.ts';
import { type InspectionInput, type InspectionPatch, inspectionInputSchema, inspectionPatchSchema } from '../rules/inspection-input.ts';
import { instant } from '../rules/instant.ts';
import { referencesFor } from '../rules/references.ts';
import { release } from '../rules/release.ts';
import { checkRelease } from '../rules/release-check.ts';
import { warningsOf } from '../rules/warnings.ts';
import type { ApparatusRecord, InspectionRecord, State } from '../state.ts';
import { inspectionAt } from './find.ts';
import { type Handlers, withBody } from './handler.ts';

export const inspections = {
	inspectionsAdd: withBody(inspectionInputSchema, inspectionsAdd),
	inspectionsEdit: withBody(inspectionPatchSchema, inspectionsEdit),
	inspectionsView,
} satisfies Handlers;

/** `GET /inspections/{id}` (RULES.md ). */
function inspectionsView(call: Call<State>): Reply {
	return { status: 200, body: showInspection(call.state, inspectionAt(call).inspection, call.server) };
}

/** `POST /inspections` (RULES.md ). */
function inspectionsAdd(call: Call<State>, input: InspectionInput): Reply {
	const { state } = call;
	const access = accessOf(call);
	checkMayAdd(call, access, input);
	const visible = visibleApparatuses(state, access);
	const named = inspectedDevice(visible, input);
	if (named.apparatus === undefined) throw refuseMissing(call, named.by, named.value);

	const { apparatus } = named;
	const inspection = newInspection(call, apparatus, input);
	const findings = [
		...checkDevice(named),
		...changeInspection({ state, references: referencesFor(visible) }, inspection, input),
		...checkInspection(state, apparatus, inspection),
		...checkCorrected(state, inspection, '/corrects'),
		...(input.status === 'released' ? checkRelease(state, inspection, access.user.id) : []),
	];
	refuseInvalid(call, findings);
	refuseKnownExternalId(call, input);

	state.inspections.push(inspection);
	state.nextIds.inspection++;
	if (input.status === 'released') release(state, { apparatus, inspection }, { by: inspection.createdBy, at: inspection.createdAt });
	else inspection.status = input.status ?? 'draft';
	return { status: 201, ...resultOf(call, apparatus, inspection), headers: { Location: `${call.server}/inspections/${inspection.id}` } };
}

function checkMayAdd(call: Call<State>, access: Access, { status, corrects }: InspectionInput): void {
	const denied = (status === 'released' && !mayRelease(access)) || (corrects != null && !mayCorrect(access));
	if (denied) throw forbidden(call, 'inspections:release');
}

function checkDevice({ apparatus, by }: InspectedDevice): FieldFinding[] {
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

/** `PATCH /inspections/{id}` (RULES.md ). */
async function inspectionsEdit(call: Call<State>, patch: InspectionPatch): Promise<Reply> {
	const { state } = call;
	const access = accessOf(call);
	const { inspection, apparatus } = inspectionAt(call);
	await call.checkUnchanged(showInspection(state, inspection, call.server));
	refuseLocked(call, inspection);
	checkMayEdit(call, inspection, patch);

	const before = JSON.stringify(inspection);
	const now = instant(call.now);
	refuseInvalid(call, [
		...changeInspection({ state, references: referencesFor(visibleApparatuses(state, access)) }, inspection, patch),
		...checkInspection(state, apparatus, inspection),
		...(patch.status === 'released' ? [...checkRelease(state, inspection, access.user.id), ...checkCorrected(state, inspection, '/status')] : []),
	]);
	if (patch.status === 'released') release(state, { apparatus, inspection }, { by: { id: access.user.id, name: access.user.name }, at: now });
	else inspection.status = patch.status ?? inspection.status;
	if (JSON.stringify(inspection) !== before) inspection.updatedAt = now;
	return { status: 200, ...resultOf(call, apparatus, inspection) };
}

function refuseLocked(call: Call<State>, { status }: InspectionRecord): void {
	if (status === 'draft' || status === 'in_review') return;
	throw new Refusal(codedProblem('inspection-locked', call, { message: status === 'released' ? 'KB-304' : 'KB-307' }));
}

/** People who may release can decide on reports of others that wait for release; only Prüfmittelverwaltung may change anything else in them (RULES.md ). */
function checkMayEdit(call: Call<State>, inspection: InspectionRecord, patch: InspectionPatch): void {
	const access = accessOf(call);
	const decides = inspection.status === 'in_review' && Object.keys(patch).every((field) => field === 'status') && mayRelease(access);
	if (!mayChangeDraft(access, inspection) && !decides) throw forbidden(call, 'inspections:write');
	if (patch.status === 'released' && !mayRelease(access)) throw forbidden(call, 'inspections:release');
}

/** `InspectionResult`: the saved inspection, warnings, and for a released one its effects on the device (RULES.md ). */
function resultOf(call: Call<State>, apparatus: ApparatusRecord, inspection: InspectionRecord): Pick<Reply, 'body' | 'representation'> {
	const representation = showInspection(call.state, inspection, call.server);
	const warnings = warningsOf(call.state, inspection).map((finding) => findingEntry(finding, messageLanguage(call.language)));
	const device = inspection.status === 'released' ? deviceOf(call.state, apparatus) : null;
	return { representation, body: { ...representation, warnings, effects: device && { dueDate: device.dueDate, status: device.status } } };
}
