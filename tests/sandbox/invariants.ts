import { isObject } from '#openapi/json/json.ts';
import { DEVICE_STATUSES } from '#product/domain/device-status.ts';
import { deviceOf } from '#product/sandbox/records/device.ts';
import type { InspectionRecord, State } from '#product/sandbox/state.ts';

/** What is wrong with a state that came from another one by a request; empty when all that always holds still holds. */
export function brokenInvariants(before: State, after: State): string[] {
	return [
		...duplicates('id of a report', after.inspections, ({ id }) => id),
		...duplicates('number of a report', after.inspections, ({ number }) => number),
		...duplicates('id of a file', after.files, ({ id }) => id),
		...duplicates('id of a custom field', after.customFields, ({ id }) => id),
		...duplicates('key of a custom field', after.customFields, ({ key }) => key),
		...duplicates('number of a device', after.apparatuses, ({ id, inspectionDevice }) => inspectionDevice?.number ?? id),
		...before.inspections.flatMap((inspection) => changedReport(inspection, after)),
		...after.apparatuses.flatMap((apparatus) => {
			const device = deviceOf(after, apparatus);
			return device === null || DEVICE_STATUSES.some(({ status }) => status === device.status) ? [] : [`${apparatus.id} has no status`];
		}),
		...(['apparatus', 'inspection'] as const)
			.filter((entity) => after.customFields.filter((field) => field.active && field.entity === entity).length > 50)
			.map((entity) => `more than 50 active custom fields of ${entity}`),
		...after.files.filter(({ owner }) => !after.inspections.some(({ id }) => id === owner.id)).map(({ id }) => `file ${id} belongs to nothing`),
	];
}

/** Reports never vanish. What is released never changes, but that a correction takes its place; what is superseded or voided stays as it is. */
function changedReport(before: InspectionRecord, { inspections }: State): string[] {
	const after = inspections.find(({ id }) => id === before.id);
	if (after === undefined) return [`report ${before.id} has vanished`];
	if (before.status === 'draft' || before.status === 'in_review') return after.number === before.number ? [] : [`report ${before.id} has another number`];
	const isReplaced =
		before.status === 'released' &&
		after.status === 'superseded' &&
		inspections.some(({ corrects, status }) => corrects === before.id && status === 'released');
	const allowed = isReplaced ? { ...before, status: after.status, updatedAt: after.updatedAt } : before;
	return withoutPurged(allowed, after) === withoutPurged(after, after) ? [] : [`report ${before.id} was ${before.status} and has changed`];
}

/** Purging a custom field takes its empty values with it; that changes no report. */
function withoutPurged(report: InspectionRecord, after: InspectionRecord): string {
	return JSON.stringify(report, (name, value: unknown) =>
		name === 'customFields' && isObject(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => key in after.customFields)) : value,
	);
}

function duplicates<Item>(what: string, items: readonly Item[], nameOf: (item: Item) => unknown): string[] {
	const names = items.map(nameOf);
	return names.filter((name, index) => names.indexOf(name) < index).map((name) => `${what} twice: ${String(name)}`);
}
