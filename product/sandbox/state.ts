import type { CalendarDate } from '#product/domain/calendar-date.ts';
import type { Apparatus } from '#product/schema/apparatus.ts';
import type { CustomField } from '#product/schema/custom-field.ts';
import type { FileInfo } from '#product/schema/file.ts';
import type { Inspection } from '#product/schema/inspection.ts';
import type { InspectionDevice } from '#product/schema/inspection-device.ts';
import type { DeviceGroup, Laboratory } from '#product/schema/master-data.ts';
import type { Measurement } from '#product/schema/measurement.ts';
import type { Settings } from '#product/schema/settings.ts';
import type { AccessToken, User } from '#product/schema/user.ts';

/** All records of the practice environment. Only what was entered is stored; what can be derived (RULES.md) is derived when a record is shown. */
export interface State {
	/** Fachlicher Tag: stays the same however long the clock runs (RULES.md ). */
	today: CalendarDate;
	settings: Settings;
	groups: DeviceGroup[];
	laboratories: Laboratory[];
	users: User[];
	accessTokens: AccessToken[];
	customFields: CustomFieldRecord[];
	apparatuses: ApparatusRecord[];
	inspections: InspectionRecord[];
	files: FileRecord[];
	/** Bytes of uploaded files by id; files of the seed have placeholders (`rules/file-content.ts`). */
	contents: Record<number, Uint8Array<ArrayBuffer>>;
	/** Ids are never given twice, also after deletion. */
	nextIds: { customField: number; inspection: number; file: number };
}

export type CustomFieldRecord = CustomField;

/** A device as it is stored: what the API derives from it is left out, as in the other records. */
export interface ApparatusRecord extends Omit<Apparatus, 'magicName' | 'componentIds' | 'inspectionDevice'> {
	inspectionDevice: InspectionDeviceRecord | null;
}

export type InspectionDeviceRecord = Omit<InspectionDevice, 'dueDate' | 'status' | 'usable' | 'restriction' | 'lastInspection'>;

export interface InspectionRecord extends Omit<Inspection, 'measurements' | 'correctedBy' | 'fileIds'> {
	measurements: MeasurementRecord[];
	/** Name of the token that created the report: external ids are unique among the reports of one token. */
	createdWith: string | null;
}

export type MeasurementRecord = Omit<Measurement, 'deviation' | 'inTolerance'>;

export interface FileRecord extends Omit<FileInfo, 'public'> {
	/** `null` when there is no public link or it was revoked. */
	publicLink: { token: string; expiresAt: string } | null;
}
