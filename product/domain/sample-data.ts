import type { CalendarDate } from './calendar-date.ts';
import type { CustomFieldOption, CustomFieldType, CustomFieldValue } from './custom-field.ts';
import type { Decimal } from './decimal.ts';
import type { DecisionRule } from './decision-rule.ts';
import type { DeviceStatus } from './device-status.ts';
import type { DueMode } from './due-date.ts';
import type { InspectionKind, InspectionResult, InspectionStatus } from './inspection-effect.ts';
import type { Interval } from './interval.ts';

/** `product/sample-data.json`: the fictional works (RULES.md R-22), with the field names of the API and everything that is derived. */
export interface SampleData {
	_note: string;
	/** Day that all derived values are true for. */
	referenceDate: CalendarDate;
	settings: SampleSettings;
	areas: SampleArea[];
	sections: SampleSection[];
	costCentres: SampleCostCentre[];
	groups: SampleGroup[];
	manufacturers: SampleRef[];
	laboratories: SampleLaboratory[];
	users: SampleUser[];
	accessTokens: SampleAccessToken[];
	customFields: SampleCustomField[];
	apparatuses: SampleApparatus[];
	inspections: SampleInspection[];
	files: SampleFile[];
}

export interface SampleSettings {
	dueMode: DueMode;
	leadDays: number;
	graceDays: number;
	numberMask: string;
	inspectionNumberMask: string;
	magicName: string;
	decisionRule: DecisionRule;
	fourEyes: boolean;
	blockOverdue: boolean;
	publicStatusPage: boolean;
	timeZone: string;
}

export interface SampleRef {
	id: number;
	name: string;
}

export interface SampleCodeRef extends SampleRef {
	code: string;
}

export interface SampleCostCentreRef extends SampleRef {
	number: string;
}

export interface SampleMoney {
	amount: Decimal;
	/** ISO 4217. */
	currency: string;
}

export interface SampleArea extends SampleCodeRef {
	responsibleUserId: number;
	floorPlan: string | null;
	active: boolean;
}

export interface SampleSection extends SampleCodeRef {
	areaId: number;
	/** Per cent of the floor plan. */
	pin: { x: number; y: number } | null;
	active: boolean;
}

export interface SampleCostCentre extends SampleCostCentreRef {
	responsibleUserId: number;
	validFrom: CalendarDate;
	validTo: CalendarDate | null;
	budget: SampleMoney;
	active: boolean;
}

export interface SampleGroup extends SampleCodeRef {
	defaultInterval: Interval | null;
	leadDays: number;
	graceDays: number;
	decisionRule: DecisionRule | null;
	procedure: string | null;
}

export interface SampleLaboratory extends SampleCodeRef {
	registration: string;
	/** Accreditation number in the laboratory's seals; `null` for a laboratory that does not seal. */
	sealIdentity: string | null;
}

export type UserRole = 'reader' | 'inspector' | 'manager' | 'admin' | 'service';

export interface SampleUser extends SampleRef {
	initials: string;
	role: UserRole;
	email: string | null;
	/** Zusatzrecht Freigabe. */
	canRelease: boolean;
	/** Empty: all areas. */
	areaIds: number[];
	language: string;
	timeZone: string;
	twoFactor: boolean;
	validUntil: CalendarDate | null;
	lastLoginAt: string | null;
	active: boolean;
}

export interface SampleAccessToken {
	name: string;
	token: string;
	userId: number;
	scopes: string[];
	/** Empty: as the account. */
	areaIds: number[];
	expiresAt: string;
}

export type CustomFieldEntity = 'apparatus' | 'inspection';
export type CustomFieldValues = Record<string, CustomFieldValue>;

/** Properties that do not belong to the type are missing. */
export interface SampleCustomField {
	id: number;
	key: string;
	label: string;
	type: CustomFieldType;
	entity: CustomFieldEntity;
	onlyInspectionDevices: boolean;
	required: boolean;
	multiple?: boolean;
	default: CustomFieldValue;
	options?: CustomFieldOption[];
	pattern?: string | null;
	maxLength?: number | null;
	min?: string | null;
	max?: string | null;
	helpText: string | null;
	position: number;
	active: boolean;
	createdAt: string;
	updatedAt: string;
}

export interface SampleApparatus {
	id: number;
	identNo: string;
	shortCode: string;
	magicName: string;
	designation: string;
	manufacturer: SampleRef | null;
	model: string | null;
	serialNo: string | null;
	range: string | null;
	resolution: string | null;
	specification: string | null;
	group: SampleCodeRef | null;
	area: SampleCodeRef;
	section: SampleCodeRef | null;
	costCentre: SampleCostCentreRef | null;
	parentId: number | null;
	componentIds: number[];
	inspectionDevice: SampleInspectionDevice | null;
	customFields: CustomFieldValues;
	inServiceSince: CalendarDate | null;
	retiredAt: CalendarDate | null;
	createdAt: string;
	updatedAt: string;
}

export interface SampleInspectionDevice {
	number: string;
	calibrationRequired: boolean;
	interval: Interval | null;
	leadDays: number;
	graceDays: number;
	dueDate: CalendarDate | null;
	status: DeviceStatus;
	usable: boolean;
	restriction: string | null;
	blocked: SampleBlocked | null;
	calibration: SampleCalibration | null;
	lastInspection: SampleLastInspection | null;
}

export interface SampleBlocked {
	reason: 'inspection_failed' | 'overdue' | 'damaged' | 'missing' | 'other';
	since: CalendarDate;
	note: string | null;
}

export interface SampleCalibration {
	laboratoryId: number;
	sentAt: CalendarDate;
	expectedBackAt: CalendarDate;
}

export interface SampleLastInspection {
	id: number;
	number: string;
	date: CalendarDate;
	kind: InspectionKind;
	result: InspectionResult | null;
}

export interface SampleInspection {
	id: number;
	number: string;
	apparatusId: number;
	kind: InspectionKind;
	date: CalendarDate;
	result: InspectionResult | null;
	restriction: string | null;
	status: InspectionStatus;
	inspector: SampleRef | null;
	laboratory: SampleRef | null;
	certificateNo: string | null;
	procedure: string | null;
	decisionRule: DecisionRule;
	environment: SampleEnvironment | null;
	references: { apparatusId: number; number: string }[];
	measurements: SampleMeasurement[];
	dueDateOverride: CalendarDate | null;
	remarks: string | null;
	cost: SampleMoney | null;
	customFields: CustomFieldValues;
	externalId: string | null;
	corrects: number | null;
	correctedBy: number | null;
	fileIds: number[];
	createdBy: SampleRef;
	createdAt: string;
	updatedAt: string;
	releasedBy: SampleRef | null;
	releasedAt: string | null;
}

export interface SampleEnvironment {
	temperature: Decimal | null;
	humidity: Decimal | null;
}

export interface SampleMeasurement {
	characteristic: string;
	nominal: Decimal;
	actual: Decimal;
	deviation: Decimal;
	permissible: Decimal | null;
	uncertainty: Decimal | null;
	unit: string;
	inTolerance: boolean | null;
}

export type FileKind = 'certificate' | 'dcc' | 'photo' | 'raw_data' | 'other';

export interface SampleFile {
	id: number;
	name: string;
	mediaType: string;
	/** Bytes. */
	size: number;
	sha256: string;
	kind: FileKind;
	owner: { type: 'apparatus' | 'inspection'; id: number };
	scanStatus: 'pending' | 'clean' | 'infected';
	addedAfterRelease: boolean;
	seal: SampleSeal;
	public: { enabled: boolean; url: string | null; expiresAt: string | null };
	uploadedBy: SampleRef;
	uploadedAt: string;
}

export interface SampleSeal {
	status: 'none' | 'pending' | 'valid' | 'invalid' | 'untrusted';
	checkedAt: string | null;
	signer: string | null;
	accreditationNumber: string | null;
	failedStep: 'integrity' | 'certificate_chain' | 'accreditation' | null;
}
