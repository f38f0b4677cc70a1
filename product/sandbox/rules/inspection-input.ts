import type { CalendarDate } from '#product/domain/calendar-date.ts';
import type { DecisionRule } from '#product/domain/decision-rule.ts';
import type { InspectionKind, InspectionResult } from '#product/domain/inspection-effect.ts';
import type { SampleEnvironment, SampleMoney } from '#product/domain/sample-data.ts';
import type { MeasurementRecord } from '../state.ts';

/** `InspectionPatch`: what of a draft can be changed. */
export interface InspectionPatch {
	kind?: InspectionKind;
	date?: CalendarDate;
	result?: InspectionResult | null;
	restriction?: string | null;
	inspectorId?: number | null;
	laboratoryId?: number | null;
	certificateNo?: string | null;
	procedure?: string | null;
	decisionRule?: DecisionRule;
	environment?: Partial<SampleEnvironment> | null;
	/** Numbers of the Normale. */
	references?: string[];
	measurements?: (Omit<MeasurementRecord, 'permissible' | 'uncertainty'> & Partial<Pick<MeasurementRecord, 'permissible' | 'uncertainty'>>)[];
	dueDateOverride?: CalendarDate | null;
	remarks?: string | null;
	cost?: Partial<SampleMoney> | null;
	customFields?: Record<string, unknown>;
	status?: 'draft' | 'in_review' | 'released';
}

/** `InspectionInput`; exactly one of the three names of the device. */
export interface InspectionInput extends InspectionPatch {
	apparatusId?: number;
	identNo?: string;
	inspectionDeviceNumber?: string;
	kind: InspectionKind;
	date: CalendarDate;
	externalId?: string | null;
	corrects?: number | null;
}
