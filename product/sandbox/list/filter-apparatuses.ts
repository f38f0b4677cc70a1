import type { Apparatus } from '#product/schema/apparatus.ts';
import type { ApparatusQuery } from './apparatus-query.ts';

/**
 * Apparatuses that fit all filters but `q` (RULES.md ).
 * @param namesRetired whether `q` asks for retired ones.
 */
export function filterApparatuses(apparatuses: readonly Apparatus[], query: ApparatusQuery, namesRetired: boolean): Apparatus[] {
	const retired = query.includeRetired === true || namesRetired || query.status?.includes('retired') === true;
	return apparatuses.filter((apparatus) => (retired || apparatus.retiredAt === null) && matchesQuery(apparatus, query));
}

function matchesQuery(apparatus: Apparatus, query: ApparatusQuery): boolean {
	const { inspectionDevice: device, area, section, costCentre, group, updatedAt } = apparatus;
	return (
		isWanted(query.isInspectionDevice, device !== null) &&
		isOneOf(query.status, device?.status) &&
		isOneOf(query.area, area.code) &&
		isOneOf(query.section, section?.code) &&
		isOneOf(query.costCentre, costCentre?.number) &&
		isOneOf(query.group, group?.code) &&
		isWanted(query.calibrationRequired, device?.calibrationRequired) &&
		isBetween(query, device?.dueDate ?? null) &&
		(query.updatedSince === undefined || Date.parse(updatedAt) >= Date.parse(query.updatedSince))
	);
}

function isWanted<Value>(wanted: Value | undefined, value: Value | undefined): boolean {
	return wanted === undefined || wanted === value;
}

function isOneOf<Value>(wanted: readonly Value[] | undefined, value: Value | undefined): boolean {
	return wanted === undefined || (value !== undefined && wanted.includes(value));
}

/** Both ends included; without a due date nothing is between. */
function isBetween({ dueFrom, dueTo }: ApparatusQuery, due: string | null): boolean {
	if (dueFrom === undefined && dueTo === undefined) return true;
	return due !== null && due >= (dueFrom ?? '') && (dueTo === undefined || due <= dueTo);
}
