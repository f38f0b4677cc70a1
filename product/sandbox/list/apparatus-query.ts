import type { CalendarDate } from '#product/domain/calendar-date.ts';
import type { DeviceStatus } from '#product/domain/device-status.ts';

/** Parameters of `apparatusesIndex`, as values of their schemas. */
export interface ApparatusQuery {
	page: number;
	pageSize: number;
	sort?: string;
	q?: string;
	isInspectionDevice?: boolean;
	status?: readonly DeviceStatus[];
	area?: readonly string[];
	section?: readonly string[];
	costCentre?: readonly string[];
	group?: readonly string[];
	calibrationRequired?: boolean;
	dueFrom?: CalendarDate;
	dueTo?: CalendarDate;
	updatedSince?: string;
	includeRetired?: boolean;
}
