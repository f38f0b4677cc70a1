import type { CalendarDate } from '#product/domain/calendar-date.ts';
import { DEFAULT_LEAD_DAYS, type DeviceStatus, deviceStatus, isUsable } from '#product/domain/device-status.ts';
import { type DueMode, dueDate } from '#product/domain/due-date.ts';
import { type BasisInput, basisOf, blocksDevice, type InspectionFacts, type InspectionKind, type InspectionResult } from '#product/domain/inspection-effect.ts';
import type { Interval } from '#product/domain/interval.ts';
import { nextNumber, readMask } from '#product/domain/number-mask.ts';

/** Mask and Fristmodus of the example works (RULES.md ). */
const NUMBER_MASK = readMask('PM-{GRUPPE}-{####}');
const MODE: DueMode = 'end_of_month';

/** What a reader enters on the way from an empty Kalibord to the first sticker. */
export interface FirstDeviceInput {
	areaCode: string;
	areaName: string;
	groupCode: string;
	groupName: string;
	interval: Interval;
	identNo: string;
	designation: string;
	inServiceSince: CalendarDate;
	kind: InspectionKind;
	inspected: CalendarDate;
	result: InspectionResult;
	restriction: string;
}

/** The first inspection device of empty works. */
export interface FirstDevice {
	number: string;
	status: DeviceStatus;
	dueDate: CalendarDate | null;
	usable: boolean;
	firstInspectionOpen: boolean;
	/** From the report that the due date comes from. */
	restriction: string | null;
	/** Number of that report. */
	lastInspection: string | null;
}

/** Number of the first report: the year of its date (RULES.md ). */
export function firstReportNumber(inspected: CalendarDate): string {
	return `PB-${inspected.slice(0, 4)}-00001`;
}

/** The device once it is made, before or after its first report is released (RULES.md ). */
export function firstDevice(input: FirstDeviceInput, isReleased: boolean, today: CalendarDate): FirstDevice {
	const report: InspectionFacts = {
		number: firstReportNumber(input.inspected),
		kind: input.kind,
		date: input.inspected,
		result: input.result,
		status: 'released',
	};
	const reports: BasisInput<InspectionFacts> = { inspections: isReleased ? [report] : [], calibrationRequired: true };
	const basis = basisOf(reports);
	const due = dueDate({ interval: input.interval, basis: basis ?? null, inServiceSince: input.inServiceSince, mode: MODE });
	const firstInspectionOpen = basis === undefined;
	const blocked = isReleased && blocksDevice(report) ? report : null;
	const days = { leadDays: DEFAULT_LEAD_DAYS, graceDays: 0 };
	const status = deviceStatus({ retiredAt: null, blocked, calibration: null, dueDate: due, firstInspectionOpen, ...days }, today);
	return {
		number: nextNumber(NUMBER_MASK, { group: input.groupCode, area: input.areaCode, year: Number(today.slice(0, 4)) }, []) ?? '',
		status,
		dueDate: due,
		usable: isUsable(status, { calibrationRequired: true, firstInspectionOpen, evidenceExpired: false, usableInGracePeriod: false }),
		firstInspectionOpen,
		restriction: basis?.result === 'restricted' ? input.restriction : null,
		lastInspection: basis?.number ?? null,
	};
}

/** The steps of the way, by number. */
export type Step = 1 | 2 | 3 | 4 | 5;

const REQUIRED_TEXT = 'Pflichtangabe fehlt.';

/** Why a step cannot be taken, in the words of the interface (RULES.md ). `undefined` when it can. */
export function stepFault(step: Step, input: FirstDeviceInput, today: CalendarDate): string | undefined {
	if (step === 1) return codeFault(input.areaCode) ?? requiredFault('Name', input.areaName);
	if (step === 2) return codeFault(input.groupCode) ?? requiredFault('Name', input.groupName);
	if (step === 3) {
		if (!/^[A-Za-z0-9._/-]{1,64}$/.test(input.identNo))
			return 'Identnummer: 1 bis 64 Zeichen aus A–Z, a–z, 0–9, Bindestrich, Punkt, Unterstrich und Schrägstrich.';
		return requiredFault('Bezeichnung', input.designation) ?? dateFault('Aufnahmedatum', input.inServiceSince, today);
	}
	if (step === 4) {
		if (input.inspected > today) return 'Das Prüfdatum darf nicht in der Zukunft liegen. (KB-301)';
		const missing = input.result === 'restricted' && input.restriction.trim() === '';
		return missing ? 'Freigeben nicht möglich: Es fehlen Pflichtangaben (Einschränkung). (KB-308)' : dateFault('Prüfdatum', input.inspected, today);
	}
	return undefined;
}

function codeFault(code: string): string | undefined {
	return /^[A-Z0-9]{2,6}$/.test(code) ? undefined : 'Code: 2 bis 6 Zeichen aus A–Z und 0–9.';
}

function requiredFault(label: string, value: string): string | undefined {
	return value.trim() === '' ? `${label}: ${REQUIRED_TEXT}` : undefined;
}

function dateFault(label: string, date: CalendarDate, today: CalendarDate): string | undefined {
	if (date === '') return `${label}: ${REQUIRED_TEXT}`;
	return date > today ? `Das ${label} darf nicht in der Zukunft liegen.` : undefined;
}
