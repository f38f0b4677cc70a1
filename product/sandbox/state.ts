import type { CalendarDate } from '#product/domain/calendar-date.ts';
import type {
	SampleAccessToken,
	SampleApparatus,
	SampleCustomField,
	SampleFile,
	SampleGroup,
	SampleInspection,
	SampleInspectionDevice,
	SampleLaboratory,
	SampleMeasurement,
	SampleSettings,
	SampleUser,
} from '#product/domain/sample-data.ts';

/** All records of the practice environment. Only what was entered is stored; what can be derived (RULES.md) is derived when a record is shown. */
export interface State {
	/** Fachlicher Tag: stays the same however long the clock runs (RULES.md ). */
	today: CalendarDate;
	settings: SampleSettings;
	groups: SampleGroup[];
	laboratories: SampleLaboratory[];
	users: SampleUser[];
	accessTokens: SampleAccessToken[];
	customFields: CustomFieldRecord[];
	apparatuses: ApparatusRecord[];
	inspections: InspectionRecord[];
	files: FileRecord[];
	/** Bytes of uploaded files by id; files of the seed have placeholders (`rules/file-content.ts`). */
	contents: Record<number, Uint8Array<ArrayBuffer>>;
	/** Ids are never given twice, also after deletion. */
	nextIds: { customField: number; inspection: number; file: number };
}

export type CustomFieldRecord = SampleCustomField;

export interface ApparatusRecord extends Omit<SampleApparatus, 'magicName' | 'componentIds' | 'inspectionDevice'> {
	inspectionDevice: DeviceRecord | null;
}

export type DeviceRecord = Omit<SampleInspectionDevice, 'dueDate' | 'status' | 'usable' | 'restriction' | 'lastInspection'>;

export interface InspectionRecord extends Omit<SampleInspection, 'measurements' | 'correctedBy' | 'fileIds'> {
	measurements: MeasurementRecord[];
	/** Name of the token that created the report: external ids are unique among the reports of one token. */
	createdWith: string | null;
}

export type MeasurementRecord = Omit<SampleMeasurement, 'deviation' | 'inTolerance'>;

export interface FileRecord extends Omit<SampleFile, 'public'> {
	/** `null` when there is no public link or it was revoked. */
	publicLink: { token: string; expiresAt: string } | null;
}
