import type { CalendarDate } from '#product/domain/calendar-date.ts';
import type { DeviceStatus } from '#product/domain/device-status.ts';
import type { InspectionResult } from '#product/domain/inspection-effect.ts';

/** What search reads of a record. An apparatus of the API has all of it but the laboratory, which is the one of the last effective inspection. */
export interface Searchable {
	identNo: string;
	shortCode: string;
	designation: string;
	serialNo: string | null;
	model: string | null;
	range: string | null;
	manufacturer: { name: string } | null;
	group: { code: string; name: string } | null;
	area: { code: string; name: string };
	section: { code: string; name: string } | null;
	costCentre: { number: string; name: string } | null;
	componentIds: readonly number[];
	retiredAt: CalendarDate | null;
	inspectionDevice: {
		number: string;
		formerNumbers?: readonly string[];
		status: DeviceStatus;
		calibrationRequired: boolean;
		restriction: string | null;
		dueDate: CalendarDate | null;
		lastInspection: { number: string; date: CalendarDate; result: InspectionResult | null } | null;
	} | null;
	laboratory?: { code: string; name: string } | null;
	customFields: Readonly<Record<string, unknown>>;
}
